import { expect, NOW, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { BUILT_SITE } from '../../support/site.ts';

test.describe('at a host that names pages of its own', () => {
  test('[P-CENTER-02] [P-CENTER-03] leads to the page of the product, and to the one for unknown centers', async ({
    page,
    portal,
    promises,
  }) => {
    promises.except(/^from elsewhere: https:\/\/felles\.example\//);
    await page.route('https://felles.example/**', (route) => route.fulfill({ body: 'her' }));
    const head =
      '<meta name="felles-product" content="https://felles.example/"><meta name="felles-unknown-center" content="https://felles.example/ukjent">';
    await page.route(/:\d+\/(ukjent)?$/, async (route) => {
      const answer = await page.request.get(`${portal.origin}/nordlys`);
      await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${head}`) });
    });
    await portal.open('/ukjent');
    await expect(page).toHaveURL('https://felles.example/ukjent');
    await portal.open('/');
    await expect(page).toHaveURL('https://felles.example/');
    // Without such names there is nowhere to lead to.
    await page.unrouteAll();
    await page.route(/:\d+\/$/, async (route) => {
      await route.fulfill({ response: await page.request.get(`${portal.origin}/nordlys`) });
    });
    await portal.open('/');
    await expect(page.getByText('Adressen nevner ikke noe treningssenter.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page).toHaveURL(`${portal.origin}/`);
  });
});

test('[P-CENTER-10] covers the portal from the first paint until it is loaded', async ({ page, portal }) => {
  goesWrong(portal.world, { call: 'center.center', kind: 'hang', times: 1 });
  await page.goto(`${portal.origin}/nordlys`, { waitUntil: 'commit' });
  const loading = page.getByText('Laster …', { exact: true });
  await expect(loading).toBeVisible();
  await expect.poll(() => portal.world.observed.calls.entries.some(({ row }) => row === 'center.center')).toBe(true);
  await expect(loading).toBeVisible();
  const covered = await page.getByRole('status').evaluate((screen) => screen.getBoundingClientRect().toJSON());
  expect(covered).toMatchObject({
    width: 1600,
    height: 1000,
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test.describe('with its pictures', () => {
  test.use({ site: BUILT_SITE });

  test("[P-CENTER-25] shows one of the center's images, for any pick of chance", async ({ page, portal }) => {
    const shown = new Set<string>();
    for (const chance of [0, 0.4, 0.99]) {
      await page.addInitScript((fixed) => {
        Math.random = () => fixed;
      }, chance);
      await portal.open('/nordlys');
      const picture = page.locator('img[fetchpriority="low"]');
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
      expect(await picture.boundingBox()).toMatchObject({
        width: expect.closeTo(1600, -2),
        height: expect.closeTo(1000, -2),
      });
      shown.add(new URL((await picture.getAttribute('src')) ?? '', portal.origin).pathname);
    }
    expect([...shown]).toEqual([1, 4, 8].map((number) => `/assets/splash/splash-${number}.webp`));
  });
});

test.describe('with time standing still', () => {
  test.use({ timers: 'wait' });

  test('[P-CENTER-30] waits 300 ms for the logo before it shows the title', async ({ page, portal }) => {
    goesWrong(portal.world, { call: 'center.centerLogo', kind: 'hang' });
    await page.clock.pauseAt(NOW + 60_000);
    await portal.open('/nordlys');
    const home = page.getByRole('banner').getByRole('link').first();
    // A press is acted on as soon as the page waits for the logo.
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await page.clock.runFor(299);
    await expect(home.getByText('Nordlys Trening')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(home.getByText('Nordlys Trening')).toBeVisible();
  });
});
