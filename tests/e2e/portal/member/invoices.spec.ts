import { expect, test } from '../../support/portal.ts';
import { beLoggedIn } from '../../support/session.ts';

test('an invoice is opened, left and kept from being paid twice by the keyboard alone', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/invoices');
  const invoice = page.getByRole('button', { name: 'Hele Nordlys, 12 måneder, november' });
  await invoice.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'kr 498,50' });
  await expect(panel.getByRole('button', { name: 'Lukk' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(invoice).toBeFocused();
  const payAnyway = page.getByRole('button', { name: /^Betal selv likevel/ });
  await payAnyway.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'La banken trekke' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Betal kr 498,50 selv' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(payAnyway).toBeFocused();
});
