import type { Page } from 'playwright/test';
import { expect, test } from '../support/portal.ts';
import { goesWrong } from '../support/service.ts';
import { tracesOn, UNTOUCHED } from '../support/traces.ts';

test('is served with a policy that allows nothing but its own files, and keeps to it in all that is done', async ({
  page,
  portal,
  timetable,
}) => {
  const answer = await page.goto(`${portal.origin}/puls/classes`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
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

test('keeps nothing in the browser but its settings, its look and, once chosen, the language', async ({
  page,
  context,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await timetable.filter('Yoga').click();
  await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
  expect(await keptBy(page)).toEqual({
    local: ['felles.consent.nordlys', 'felles.look.nordlys', 'felles.timetable.nordlys'],
    session: [],
    databases: [],
    caches: [],
  });
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: 'en', path: '/', sameSite: 'Lax', domain: '127.0.0.1' });
});

test('shows a hostile center as words and nothing more', async ({ page, portal }) => {
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

const STRANGE_ADDRESSES = [
  '/%3Cimg%20src=x%20onerror=window[%22hacked%22]=1%3E/classes',
  '/nordlys/classes?departmentId=%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '/nordlys/classes#%3Cimg%20src=x%20onerror=window.hacked=1%3E',
  '/nordlys/%22onmouseover=window.hacked=1',
  '/__proto__/classes',
];

test('takes an address for no more than an address, with any content', async ({ page, portal }) => {
  for (const path of STRANGE_ADDRESSES) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await tracesOn(page), path).toEqual(UNTOUCHED);
  }
});

const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(window.localStorage).sort(),
    session: Object.keys(window.sessionStorage),
    databases: await window.indexedDB.databases(),
    caches: await window.caches.keys(),
  }));

const rootVariables = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    return [...style].map((name) => [name, style.getPropertyValue(name)] as const);
  });
