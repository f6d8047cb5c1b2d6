import type { Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

const cursorIn = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : -1,
  );

test('[P-SPONSOR-03] [P-SPONSOR-05] groups a code while it is typed, and keeps the cursor where it was', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/member/company?code=ab1c2d3e4f5g');
  const code = page.getByRole('textbox', { name: 'Sponsorkode' });
  await expect(code).toHaveValue('AB-1C2-D3E4-F5G');
  await code.fill('');
  await code.pressSequentially('ab1c2d');
  await expect(code).toHaveValue('AB-1C2-D');
  await code.press('Home');
  await page.keyboard.type('x');
  await expect(code).toHaveValue('XA-B1C-2D');
  expect(await cursorIn(page)).toBe(1);
  await page.keyboard.type('y');
  expect([await code.inputValue(), await cursorIn(page)]).toEqual(['XY-AB1-C2D', 2]);
  await page.keyboard.press('Delete');
  expect([await code.inputValue(), await cursorIn(page)]).toEqual(['XY-AB1-C2D', 3]);
  await page.keyboard.press('Delete');
  expect([await code.inputValue(), await cursorIn(page)]).toEqual(['XY-B1C-2D', 3]);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect([await code.inputValue(), await cursorIn(page)]).toEqual(['XB-1C2-D', 1]);
});
