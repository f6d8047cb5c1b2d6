import { expect, test } from './kit.ts';

test('gives the focus of what is gone to the page, and takes it from no other place', async ({ page, portal }) => {
  await portal.open('/nordlys');
  const show = (shown: string | null) => page.evaluate((given) => window.kit.replace(given), shown);
  const focused = () => page.evaluate(() => document.activeElement?.tagName);

  await show('Første');
  await expect(page.getByRole('button', { name: 'Første' })).toBeVisible();
  expect(await focused()).toBe('BODY'); // nothing was lost by an arrival

  const other = page.getByRole('button', { name: 'Vis vilkår' });
  await other.focus();
  await show('Andre');
  await expect(page.getByRole('button', { name: 'Andre' })).toBeVisible();
  await expect(other).toBeFocused();

  await page.getByRole('button', { name: 'Andre' }).focus();
  await show('Tredje');
  await expect(page.getByRole('main')).toBeFocused();
});
