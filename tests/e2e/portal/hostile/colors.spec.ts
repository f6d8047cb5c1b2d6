import type { Page } from 'playwright/test';
import { HOSTILE_COLORS, HOSTILE_NAMES } from '../../../support/hostile/colors.ts';
import { expect, test } from '../../support/portal.ts';

type Entry = { readonly name: string; readonly color: string };

test("[P-CENTER-20] exposes each colour as a style variable named after the entry's name", async ({ page, portal }) => {
  await withColors(page, [
    { name: 'primary', color: '#1b5e20' },
    { name: 'Header Background', color: 'rgb(255, 200, 0)' },
    { name: 'footer_text', color: '#ABC' },
  ]);
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const held = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--center-primary', '--center-header-background', '--center-footer-text', '--brand'].map((name) =>
      style.getPropertyValue(name),
    );
  });
  expect(held).toEqual(['#1b5e20', '#ffc800', '#aabbcc', '#1b5e20']);
});

test('[S-35] changes nothing for a colour that is none, with any text', async ({ page, portal }) => {
  const plain = await looksWith(page, portal, []);
  const names = ['primary', 'x', '--brand', 'color'];
  const hostile = HOSTILE_COLORS.map((color, index) => ({ name: names[index % names.length] ?? '', color }));
  expectSame(await looksWith(page, portal, hostile), plain);
  expect(portal.world.observed.violations.entries).toEqual([]);
});

test('[S-35] changes nothing but a variable of its own for a name, with any text', async ({ page, portal }) => {
  const brand = { name: 'primary', color: '#7a1f5c' };
  const plain = await looksWith(page, portal, [brand]);
  const hostile = await looksWith(page, portal, [brand, ...HOSTILE_NAMES.map((name) => ({ name, color: '#123456' }))]);
  const added = Object.keys(hostile.variables).filter((name) => !(name in plain.variables));
  expect(added).toContain('--center-brand-body-display-none');
  for (const name of added) {
    expect(name).toMatch(/^--center-[a-z0-9-]{1,40}$/);
    expect(hostile.variables[name]).toBe('#123456');
  }
  expectSame(hostile, { ...plain, variables: { ...plain.variables, ...only(hostile.variables, added) } });
  expect(portal.world.observed.violations.entries).toEqual([]);
});

const withColors = (page: Page, colors: readonly Entry[]) =>
  page.route(/\/rest\/colors/, (route) => route.fulfill({ json: colors }));

/** How every element of the page comes out, and what was written on its root. */
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
    // What the loading screen of the next visit would begin with.
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
