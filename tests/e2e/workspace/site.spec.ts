// A browser is needed: only it has a database that is full, and tabs that are killed.
import { issueGrant } from '@felles/mock-server/internal';
import type { Locator, Page } from 'playwright/test';
import { goesWrong } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { enlargeText, expectFits } from '../support/window.ts';
import { expect, test, type Workspace } from '../support/workspace.ts';

const NEW = '/x/-/project/1001/deviations?panel=deviations.new';

/** The titles of the deviations that the service has, of those that begin so. */
async function titlesAt({ world, origin }: Workspace, start: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${issueGrant(world, 'ola').access}` };
  const reply = await fetch(`${origin}/rest/v1/projects/1001/deviations`, { headers });
  const deviations: readonly { readonly title: string }[] = await reply.json();
  return deviations.map(({ title }) => title).filter((title) => title.startsWith(start));
}

const formIn = (page: Page) => page.getByRole('dialog', { name: 'Nytt avvik' });

/** Chooses a photo that no program makes small. It is made where it is chosen: to move it there takes longer than the test. */
const chooseNoise = (field: Locator): Promise<void> =>
  field.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(1_920, 1_440);
    const pen = canvas.getContext('2d');
    const image = new ImageData(1_920, 1_440);
    for (let at = 0; at < image.data.length; at += 65_536)
      crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)));
    pen?.putImageData(image, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const chosen = new DataTransfer();
    chosen.items.add(new File([photo], 'a.jpg', { type: photo.type }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('[W-SITE-33] should keep a deviation open on a full device, and store its text without photos', async ({
  page,
  workspace,
}) => {
  // Before the first word is stored: for half a minute the browser trusts the room that it has seen.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: workspace.origin, quotaSize: 1_000_000 });
  await workspace.open(NEW);
  const form = formIn(page);
  await form.getByLabel('Hva er galt?').fill('Glippe i rekkverk');
  await chooseNoise(form.locator('input[type=file]').last());
  await expect(form.getByRole('img', { name: /^Bilde 1 av 1/ })).toBeVisible();
  await form.getByRole('button', { name: 'Lagre avvik' }).click();
  await expect(form.getByText('Ikke lagret. Maskinen er full. Avviket står fortsatt her.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  expect(await titlesAt(workspace, 'Glippe')).toEqual([]);
  // A press right after another one is a double click.
  await expect(async () => {
    const save = form.getByRole('button', { name: 'Lagre uten bilder' });
    if (await save.isVisible()) await save.click();
    await expect(form).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => titlesAt(workspace, 'Glippe')).toEqual(['Glippe i rekkverk']);
});

test('[A-01] [W-SITE-21] should send each deviation once that was saved in tabs that were killed', async ({
  page,
  context,
  workspace,
}) => {
  const creates = '**/projects/1001/deviations';
  let arrived = 0;
  await context.route(creates, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The service takes the first one, and its answer is lost.
    if (arrived === 0) await route.fetch();
    arrived += 1;
    await route.abort();
  });
  await workspace.open(NEW);
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const [at, tab] of tabs.entries()) {
    if (at > 0) await tab.goto(`${workspace.origin}${NEW}`);
    const form = formIn(tab);
    await form.getByLabel('Hva er galt?').fill(`Hull ${at}`);
    await form.getByRole('button', { name: 'Lagre avvik' }).click();
    await expect(form).toBeHidden();
    if (at === 0) await expect.poll(() => arrived).toBeGreaterThan(0);
    const session = await context.newCDPSession(tab);
    const ended = tab.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await ended;
    await tab.close();
  }
  await context.unroute(creates);
  const last = await context.newPage();
  await last.goto(`${workspace.origin}/x/-/outbox`);
  const ALL = ['Hull 0', 'Hull 1', 'Hull 2', 'Hull 3'];
  await expect.poll(async () => new Set(await titlesAt(workspace, 'Hull'))).toEqual(new Set(ALL));
  await expect(last.getByText('Det du lagrer, står her til det er sendt.')).toBeVisible();
  expect((await titlesAt(workspace, 'Hull')).toSorted()).toEqual(ALL);
});

test('[W-SITE-54] [W-SITE-59] [W-SITE-60] should keep what is worked on in sight and in reach on a short or narrow phone', async ({
  page,
  workspace,
}) => {
  const answer = [{ deviation_id: '7', title: 'Rekkverk mangler ved trapp '.repeat(8).slice(0, 200) }];
  goesWrong(workspace.world, { call: 'siteRecords.deviations', kind: 'answer', answer });

  await test.step('each target of the day on one line of a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await workspace.open('/x/-/project/1001/checklists');
    await expect(page.getByRole('table')).toBeVisible();
    await turnTo(page, '/x/-/site');
    const name = page.getByRole('navigation').getByText('Sjekkliste');
    await expect(name).toBeVisible();
    const lines = await name.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words.firstChild ?? words);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  await test.step('a point of a checklist keeps most of a short window, above its answers', async () => {
    await page.setViewportSize({ width: 390, height: 508 });
    await turnTo(page, '/x/-/project/1001/checklists/100102');
    await page.getByRole('button', { name: 'Kommentar' }).click();
    await page.getByRole('textbox', { name: 'Kommentar' }).focus();
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    const answers = await page.getByRole('radio', { name: 'OK', exact: true }).locator('..').boundingBox();
    expect(answers?.y).toBeGreaterThan(508 / 2);
  });

  await test.step('half of a short window is left below a long title, also with text of 200 %', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await turnTo(page, '/x/-/project/1001/deviations?panel=deviations.7');
    const panel = page.getByRole('dialog', { name: /^Rekkverk/ });
    await expect(panel).toBeVisible();
    const title = panel.locator('[data-title]').locator('..');
    for (const { width, height, percent } of [
      { width: 320, height: 568, percent: 100 },
      { width: 320, height: 640, percent: 100 },
      { width: 390, height: 844, percent: 200 },
    ])
      await test.step(`${width} x ${height}, text ${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        await enlargeText(page, percent);
        const head = await panel.locator('header').boundingBox();
        expect(head?.height).toBeLessThan(height / 2);
        await title.evaluate((place) => place.scrollTo({ top: 0 }));
        // Stands right after the title.
        await panel.locator('header').getByRole('link').focus();
        await page.keyboard.press('Shift+Tab');
        await expect(title).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => title.evaluate((place) => place.scrollTop)).toBeGreaterThan(0);
        await expectFits(page);
      });
  });

  await test.step('a text that is too long is left in a field as wide as the others', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, NEW);
    const form = formIn(page);
    // The words of the other deviation are offered below the title.
    await expect(form.getByRole('button', { name: /^Rekkverk/ })).toBeVisible();
    await form.getByLabel('Hva er galt?').fill('Glippe');
    await form.getByRole('button', { name: 'Flere felt' }).click();
    const field = form.getByLabel('Beskrivelse');
    await field.fill('Rekkverket er tatt ned. '.repeat(250));
    await form.getByRole('button', { name: 'Lagre avvik' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBe((await form.getByLabel('Hva er galt?').boundingBox())?.width);
    expect(width).toBeLessThan(390);
    expect(height).toBeLessThanOrEqual(844 / 2);
  });
});
