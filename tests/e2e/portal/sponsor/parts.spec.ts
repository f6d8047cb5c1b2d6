import type { Page } from 'playwright/test';
import { barriersOn } from '../../support/axe.ts';
import { expect } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';
import { test } from './parts.ts';

const TEXTS = {
  no: {
    code: 'Sponsorkode',
    check: 'Sjekk koden',
    missing: 'Kode må fylles ut',
    tooMany: 'Det er spurt for mange ganger på kort tid. Vent et minutt og prøv igjen.',
    unknown: 'Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.',
    valid: 'Koden er gyldig',
    phone: 'Telefonnummeret til den som skal betale',
  },
  en: {
    code: 'Sponsor code',
    check: 'Check the code',
    missing: 'Enter a code',
    tooMany: 'There were too many requests in a short time. Wait a minute and try again.',
    unknown: 'We do not know this code. Check it with your company.',
    valid: 'The code is valid',
    phone: 'Phone number of the person who is to pay',
  },
} as const;

const partsOn = (page: Page, texts: (typeof TEXTS)['no' | 'en']) => ({
  code: page.getByRole('textbox', { name: texts.code }),
  check: page.getByRole('button', { name: texts.check }),
  phone: page.getByRole('textbox', { name: texts.phone }),
});

const cursorIn = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : -1,
  );

for (const language of ['no', 'en'] as const)
  test.describe(`in ${language}`, () => {
    const texts = TEXTS[language];
    test.use({ language });

    test('[P-SPONSOR-06] [P-SPONSOR-07] says that a code is missing on Enter, and once its field was left', async ({
      page,
      portal,
    }) => {
      await portal.open('/nordlys/parts');
      const { code, check, phone } = partsOn(page, texts);
      await expect(check).toBeDisabled();
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription(texts.missing);
      await page.reload();
      await code.focus();
      await expect(code).not.toHaveAttribute('aria-invalid');
      await phone.focus();
      await expect(code).toHaveAccessibleDescription(texts.missing);
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill('ab');
      await expect(check).toBeEnabled();
      await expect(code).not.toHaveAttribute('aria-invalid');
    });

    test('[P-SPONSOR-13] says under the code why it is refused, and finds a code valid until it is edited', async ({
      page,
      portal,
    }) => {
      await portal.open('/nordlys/parts');
      const { code, check } = partsOn(page, texts);
      goesWrong(portal.world, { call: 'sponsor.lookUpCode', kind: 'status', status: 429, times: 1 });
      await code.fill('zz');
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription(texts.tooMany);
      await waitOutGuard(page);
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription(texts.unknown);
      await expect(code).toBeFocused();
      await code.fill('ab1c2d3e4f5g');
      await expect(code).not.toHaveAttribute('aria-invalid');
      await check.click();
      await expect(page.getByText(texts.valid)).toBeVisible();
      await expect(check).toBeFocused();
      expect(await barriersOn(page)).toEqual([]);
      await code.press('End');
      await code.press('Backspace');
      await expect(page.getByText(texts.valid)).toHaveCount(0);
    });
  });

test('[P-SPONSOR-03] [P-SPONSOR-05] groups a code while it is typed, and keeps the cursor where it was', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/parts?code=ab1c2d3e4f5g');
  const { code } = partsOn(page, TEXTS.no);
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
