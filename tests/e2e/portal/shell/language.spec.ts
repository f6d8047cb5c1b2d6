import { expect, test } from '../../support/portal.ts';

const YEAR = 31_536_000;

test('[P-SHELL-46] [P-SHELL-47] [P-SHELL-49] speaks Norwegian at first, English when asked, and remembers it for a year', async ({
  page,
  context,
  portal,
}) => {
  const html = page.locator('html');
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'nb');
  expect(await context.cookies()).toEqual([]);

  const toggle = page.getByRole('banner').getByRole('button', { name: 'English' });
  await expect(toggle).toHaveAttribute('lang', 'en');
  await toggle.click();
  await expect(page.getByRole('heading', { name: 'Timetable' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: /^Thursday/ })).toBeVisible();
  const [kept] = await context.cookies();
  expect(kept).toMatchObject({ name: 'language', value: 'en' });
  // Browsers count from their own clock, not from the page's.
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - YEAR)).toBeLessThan(60);
  const back = page.getByRole('banner').getByRole('button', { name: 'Norsk' });
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute('lang', 'nb');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timetable' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await back.click();
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeplan' })).toBeVisible();
});
