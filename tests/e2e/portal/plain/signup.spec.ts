// In the browser, for only there every page, call and way back of a plain service come together.
import { paymentOn } from '../../support/payment.ts';
import { expect, test } from '../../support/portal.ts';
import { registerOn } from '../../support/register.ts';

test.use({ plain: true });
test.beforeEach(async ({ portal, promises }) => {
  promises.except(/^from elsewhere: https:\/\/ute\.example\//);
  await portal.findOutside();
});

test('leads from the payment register of a plain service to the bank and on to the frame', async ({ page, portal }) => {
  const register = registerOn(page);
  const payment = paymentOn(page);
  await portal.open('/solsiden/member');
  await register.choose('Solsiden Kaia', 'Solsiden løpende');
  await register.next.click();
  await register.fillIn();
  await page.getByRole('button', { name: register.words.toSigning }).click();
  await page.waitForURL(/^https:\/\/ute\.example\/direct-debit\//);
  await page.getByRole('button', { name: 'Gå til signering' }).click();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await payment.pay.click();
  await payment.at(payment.frame).pay();
  await expect(page.getByText(register.words.success, { exact: true })).toBeVisible();
  expect(portal.world.state.charges).toHaveLength(1);
});
