import type { Page } from 'playwright/test';
import { expectNoBarriers } from '../support/axe.ts';
import { expect, test } from '../support/portal.ts';
import { goesRight, goesWrong } from '../support/service.ts';
import { tracesOn, UNTOUCHED } from '../support/traces.ts';

test('is served with a policy that allows nothing but its own files, and keeps to it in all that is done', async ({
  page,
  portal,
  timetable,
}) => {
  const answer = await page.request.get(`${portal.origin}/puls/classes`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
  expect(directives.get('default-src')).toBe("default-src 'none'");
  expect(directives.get('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
  expect(directives.get('style-src')).toMatch(/^style-src 'self'( 'sha256-[\w+/=]+')+$/);
  expect(directives.get('connect-src')).toBe("connect-src 'self' blob:");
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directives.get('frame-src')).toBe('frame-src blob:');
  expect(policy).not.toMatch(/unsafe-|data:|https?:|\*/);

  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));

  await portal.open('/nordlys');
  await page.getByRole('main').getByRole('link', { name: 'Timeplan' }).click();
  await timetable.department.selectOption('Sentrum');
  await timetable.times.first().hover();
  await expect(timetable.tip).toBeVisible();
  await timetable.nextWeek.click();
  await timetable.filters.first().click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(timetable.cards.first()).toBeVisible();
  await portal.open('/ukjent');
  await expect(page.getByRole('alert')).toBeVisible();

  expect([...asked]).toEqual([portal.origin]);
  expect(portal.world.observed.violations.entries).toEqual([]);
});

test('cannot write markup: trusted types are enforced and reported', async ({ page, portal, promises }) => {
  promises.except(/TrustedHTML|TrustedScript/);
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts: readonly (() => void)[] = [
      () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      () => Object.assign(document.createElement('p'), { innerHTML: '<p>x</p>' }),
      () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (problem) {
        return problem instanceof Error ? problem.name : 'thrown';
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => portal.world.observed.violations.entries.length).toBe(3);
});

test('takes a hostile center and any address for words and nothing more', async ({ page, portal }) => {
  await test.step('shows a hostile center as words', async () => {
    portal.world.change((state) => {
      state.scenario = 'hostile';
    });
    // Without a logo the name stands in its place.
    for (const call of ['center.departmentLogo', 'center.centerLogo', 'center.logo'])
      goesWrong(portal.world, { call, kind: 'malformed' });
    for (const path of ['/nordlys/avtalegiro?status=ok&departmentId=101', '/nordlys/classes?departmentId=101']) {
      await portal.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('</title><script>window.hacked=1</script> & "Sønner"');
      if (path.includes('classes'))
        await expect(page.getByRole('article').getByText('<img src=x onerror=').first()).toBeVisible();
      else await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Velkommen inn' })).toBeVisible();

      expect(await page.title()).toMatch(/^<\/title><script>window\.hacked=1<\/script> & "Sønner" Æ+ \| Felles$/);
      expect(await tracesOn(page)).toEqual(UNTOUCHED);
      expect(await page.locator('#root').count()).toBe(1);
      expect(portal.world.observed.violations.entries).toEqual([]);
      for (const [name, value] of await rootVariables(page)) {
        expect(name).toMatch(/^--[a-z-]+$/);
        expect(value).toMatch(
          /^(#[0-9a-f]{3,6}|transparent|[\d.]+|light-dark\((#[0-9a-f]{3,6}|transparent), ?(#[0-9a-f]{3,6}|transparent)\))$/,
        );
      }
      await expect(page.getByRole('main')).toBeInViewport();
      const help = page.getByRole('contentinfo').getByRole('link').first();
      await expect(help).not.toHaveAttribute('href', /[?&]bcc/);
    }
  });

  await test.step('takes an address for no more than an address', async () => {
    portal.world.change((state) => {
      state.scenario = 'standard';
    });
    goesRight(portal.world);
    for (const path of STRANGE_ADDRESSES) {
      await portal.open(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await tracesOn(page), path).toEqual(UNTOUCHED);
    }
    // One that cannot be read is said on the product's own colours, with a link onwards.
    const grounds = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await portal.open('/nordlys/%E0%A4%A');
      grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect([...grounds]).toEqual([expect.stringMatching(/^oklch\(0\.9/), expect.stringMatching(/^oklch\(0\.1/)]);
    await expectNoBarriers(page, 'an address at which there can be no page');
    await page.getByRole('link', { name: 'To the start page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  });
});

const STRANGE_ADDRESSES = [
  '/%3Cimg%20src=x%20onerror=window[%22hacked%22]=1%3E/classes',
  '/nordlys/classes?departmentId=%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '/nordlys/classes#%3Cimg%20src=x%20onerror=window.hacked=1%3E',
  '/nordlys/%22onmouseover=window.hacked=1',
  '/__proto__/classes',
];

const rootVariables = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    return [...style].map((name) => [name, style.getPropertyValue(name)] as const);
  });
