import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { expect } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';
import { test } from './parts.ts';

const TEXTS = {
  no: {
    code: 'Sponsorkode',
    check: 'Sjekk koden',
    missing: 'Kode må fylles ut',
    valid: 'Koden er gyldig',
    phone: 'Telefonnummeret til den som skal betale',
    send: 'Send SMS',
    notSigned: 'Betaleren har ikke signert ennå',
    signed: 'Betaleren har signert',
    illegal: 'Personen du prøvde å legge til, kan ikke være sponsoren din',
    failed: 'SMS-en ble ikke sendt',
    uncertain: 'Vi vet ikke om SMS-en ble sendt',
  },
  en: {
    code: 'Sponsor code',
    check: 'Check the code',
    missing: 'Enter a code',
    valid: 'The code is valid',
    phone: 'Phone number of the person who is to pay',
    send: 'Send SMS',
    notSigned: 'The payer has not signed yet',
    signed: 'The payer has signed',
    illegal: 'the person you tried to assign cannot act as your sponsor',
    failed: 'The SMS was not sent',
    uncertain: 'We do not know whether the SMS was sent',
  },
} as const;

const partsOn = (page: Page, texts: (typeof TEXTS)['no' | 'en']) => ({
  code: page.getByRole('textbox', { name: texts.code }),
  check: page.getByRole('button', { name: texts.check }),
  phone: page.getByRole('textbox', { name: texts.phone }),
  send: page.getByRole('button', { name: texts.send }),
  alert: page.getByRole('alert'),
});

const cursorIn = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : -1,
  );

for (const language of ['no', 'en'] as const)
  test.describe(`in ${language}`, () => {
    const texts = TEXTS[language];
    test.use({ language });

    test('[P-SPONSOR-06] says that a code is missing once its field was left', async ({ page, portal }) => {
      await portal.open('/nordlys/parts');
      const { code, check, phone } = partsOn(page, texts);
      await expect(check).toBeDisabled();
      await code.focus();
      await expect(code).not.toHaveAttribute('aria-invalid');
      await phone.focus();
      await expect(code).toHaveAccessibleDescription(texts.missing);
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill('ab');
      await expect(check).toBeEnabled();
      await expect(code).not.toHaveAttribute('aria-invalid');
      expect(await obstaclesOn(page)).toEqual([]);
    });

    test('[P-SPONSOR-13] shows the service’s words under the code, and finds a code valid until it is edited', async ({
      page,
      portal,
    }) => {
      await portal.open('/nordlys/parts');
      const { code, check } = partsOn(page, texts);
      await code.fill('zz');
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription('Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.');
      await expect(code).toBeFocused();
      await code.fill('ab1c2d3e4f5g');
      await expect(code).not.toHaveAttribute('aria-invalid');
      await check.click();
      await expect(page.getByText(texts.valid)).toBeVisible();
      expect(await obstaclesOn(page)).toEqual([]);
      await code.press('End');
      await code.press('Backspace');
      await expect(page.getByText(texts.valid)).toHaveCount(0);
    });

    test('[P-SPONSOR-19] says that somebody cannot be a sponsor', async ({ page, portal }) => {
      await portal.open('/nordlys/parts');
      const { phone, send, alert } = partsOn(page, texts);
      await phone.fill('10000014');
      await send.click();
      await expect(alert).toContainText(texts.illegal);
      await expect(alert).toBeFocused();
      await expect(send).toBeDisabled();
      expect(await obstaclesOn(page)).toEqual([]);
      await phone.fill('10000012');
      await expect(alert).toHaveCount(0);
      await send.click();
      await expect(page.getByText(texts.signed)).toBeVisible();
    });

    test('[P-SPONSOR-20] says why nobody was asked, in the service’s words', async ({ page, portal }) => {
      await portal.open('/nordlys/parts');
      const { phone, send, alert } = partsOn(page, texts);
      await phone.fill('10000019');
      await send.click();
      await expect(alert).toContainText(texts.failed);
      await expect(alert).toContainText('Vi finner ingen med dette telefonnummeret.');
      await expect(phone).toHaveValue('10000019');
      await expect(send).toBeEnabled();
    });

    test('sends one SMS for the Enter key held down and a click, and none when the page is loaded again', async ({
      page,
      portal,
    }) => {
      await portal.open('/nordlys/parts');
      const { phone, send } = partsOn(page, texts);
      await phone.fill('100 00 011');
      await phone.press('Enter');
      await phone.press('Enter');
      await expect(page.getByText(texts.notSigned)).toBeVisible();
      await expect(send).toBeDisabled();
      expect(await obstaclesOn(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText(texts.notSigned)).toBeVisible();
      await expect(send).toBeDisabled();
      expect(portal.world.state.messages.filter(({ kind }) => kind === 'sms')).toHaveLength(1);
    });

    test('says that nobody knows when the answer is lost, and sends one SMS all the same', async ({ page, portal }) => {
      await portal.open('/nordlys/parts');
      const { phone, send } = partsOn(page, texts);
      goesWrong(portal.world, { call: 'sponsor.contact', kind: 'cut', after: true });
      await phone.fill('10000011');
      await send.click();
      await expect(page.getByText(texts.uncertain)).toBeVisible();
      await expect(send).toBeDisabled();
      goesRight(portal.world);
      await phone.fill('1000001');
      await phone.fill('10000011');
      await waitOutGuard(page);
      await send.click();
      await expect(page.getByText(texts.notSigned)).toBeVisible();
      expect(portal.world.state.messages.filter(({ kind }) => kind === 'sms')).toHaveLength(1);
    });
  });

test('groups a code while it is typed, and keeps the cursor where it was', async ({ page, portal }) => {
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
