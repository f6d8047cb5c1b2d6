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

test('ends where it began after a double click', async ({ page, portal }) => {
  await portal.open('/nordlys');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Velkommen til Nordlys Trening' })).toBeVisible();
});

test('speaks Norwegian when the cookie makes no sense', async ({ page, context, portal }) => {
  for (const language of ['se', 'EN', '', '%E0%A4%A']) {
    await context.addCookies([{ name: 'language', value: language, url: portal.origin }]);
    await portal.open('/nordlys');
    await expect(page.getByRole('heading', { name: 'Velkommen til Nordlys Trening' })).toBeVisible();
  }
});

test('changes the language where cookies are blocked, though it does not remember', async ({
  page,
  context,
  portal,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await portal.open('/nordlys');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Nordlys Trening' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Velkommen til Nordlys Trening' })).toBeVisible();
});

test('changes the language where cookies may not even be asked for', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { name: 'Velkommen til Nordlys Trening' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Nordlys Trening' })).toBeVisible();
});
