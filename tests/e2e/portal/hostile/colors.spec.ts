import type { Page } from 'playwright/test';
import { HOSTILE_COLORS, HOSTILE_NAMES } from '../../../support/hostile/colors.ts';
import { expect, test } from '../../support/portal.ts';

type Entry = { readonly name: string; readonly color: string };

test('[S-35] changes nothing for a colour that is none, and one variable for a name, with any text', async ({
  page,
  portal,
}) => {
  const plain = await looksWith(page, portal, []);
  const names = ['primary', 'x', '--brand', 'color'];
  const hostile = HOSTILE_COLORS.map((color, index) => ({ name: names[index % names.length] ?? '', color }));
  expectSame(await looksWith(page, portal, hostile), plain);

  const brand = { name: 'primary', color: '#7a1f5c' };
  const branded = await looksWith(page, portal, [brand]);
  const named = await looksWith(page, portal, [brand, ...HOSTILE_NAMES.map((name) => ({ name, color: '#123456' }))]);
  const added = Object.keys(named.variables).filter((name) => !(name in branded.variables));
  expect(added).toContain('--center-brand-body-display-none');
  for (const name of added) {
    expect(name).toMatch(/^--center-[a-z0-9-]{1,40}$/);
    expect(named.variables[name]).toBe('#123456');
  }
  expectSame(named, { ...branded, variables: { ...branded.variables, ...only(named.variables, added) } });
  expect(portal.world.observed.violations.entries).toEqual([]);
});

const withColors = (page: Page, colors: readonly Entry[]) =>
  page.route(/\/rest\/colors/, (route) => route.fulfill({ json: colors }));

/** The computed styles of every element, and the variables on the root. */
async function looksWith(page: Page, portal: { open(path: string): Promise<void> }, colors: readonly Entry[]) {
  await page.unrouteAll();
  await page.route(/\/rest\/images/, (route) => route.fulfill({ json: ['/assets/splash/splash-3.webp'] }));
  await withColors(page, colors);
  await portal.open('/nordlys/avtalegiro?status=ok&departmentId=101');
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(page.getByRole('main').getByText('Ta med håndkle')).toBeVisible();
  // Its code, and that of the question, comes at a moment of its own.
  await expect(page.getByRole('button', { name: 'Informasjonskapsler' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    // The next visit's loading screen would begin with it.
    window.localStorage.removeItem('felles.look.nordlys');
    const { style } = document.documentElement;
    return {
      variables: Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
      sheets: document.styleSheets.length,
      styles: [
        ...document.querySelectorAll('html, body, :is(header, main, footer), :is(header, main, footer) *'),
      ].flatMap((element, index) => {
        const computed = getComputedStyle(element);
        return [...computed]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${index} ${element.tagName} ${name}: ${computed.getPropertyValue(name)}`);
      }),
    };
  });
}

type Looks = Awaited<ReturnType<typeof looksWith>>;

function expectSame(looks: Looks, plain: Looks): void {
  const before = new Set(plain.styles);
  expect(looks.styles.filter((style) => !before.has(style))).toEqual([]);
  expect(looks.styles).toHaveLength(plain.styles.length);
  expect({ ...looks, styles: [] }).toEqual({ ...plain, styles: [] });
}

const only = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
