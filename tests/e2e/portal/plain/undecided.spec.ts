// In the browser, for the wait, the way back and the provider's page come together nowhere else.
import { POLLING } from '@felles/core/internal/portal/payment/invoice/status';
import { barriersOn } from '../../support/axe.ts';
import { paymentOn } from '../../support/payment.ts';
import { expect, NOW, test } from '../../support/portal.ts';
import { registerOn } from '../../support/register.ts';
import { sendTo } from '../../support/service.ts';

test.use({ plain: true });
test.beforeEach(async ({ portal, promises }) => {
  promises.except(/^from elsewhere: https:\/\/ute\.example\//);
  await portal.findOutside();
});

test('lets a visitor pay again whose payment was declined beside one that stays open for ever', async ({
  page,
  portal,
}) => {
  portal.world.change((state) => {
    state.provider = { ...state.provider, checkout: 'redirect' };
  });
  const register = registerOn(page);
  const payment = paymentOn(page);
  const { words } = payment;
  await portal.open('/solsiden/member');
  await register.choose('Solsiden Kaia', 'Solsiden med faktura');
  await register.next.click();
  await register.fillIn();
  await page.getByRole('button', { name: register.words.toPayment }).click();
  // The plain service names the provider's page alone, and a declined payment can be tried again.
  await payment.pay.click();
  await page.waitForURL(/^https:\/\/ute\.example\/payment\//);
  await payment.at(page).chooses('Betalingen blir avvist');
  await expect(payment.pay).toBeVisible();
  const invoice_id = String(portal.world.state.invoices.at(-1)?.id);
  // A session that is left open, and of which the service never hears the end.
  const fallback = `${portal.origin}/solsiden/member?invoiceId=${invoice_id}&callback=vipps`;
  await sendTo(portal.origin, 'solsiden', '/v2/boostsignup/initiatepayment', { invoice_id, fallback });

  await payment.pay.click();
  await payment.at(page).chooses('Betalingen blir avvist');
  await expect(page.getByText(words.waiting).first()).toBeVisible();
  await expect(payment.button(words.notPaid)).toHaveCount(0);
  await page.clock.setFixedTime(NOW + POLLING.longest);
  await expect(page.getByText(words.undecided)).toBeVisible({ timeout: 20_000 });
  await expect(payment.pay).toHaveCount(0);

  await payment.button(words.notPaid).click();
  await expect(page.getByText(words.mayPayTwice)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  // Another membership would be another invoice beside one that may be paid.
  await expect(payment.button(register.words.back)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.mayPayTwice)).toBeVisible();

  await payment.button(words.payAgain).click();
  await payment.at(page).pay();
  await expect(page.getByText(register.words.success, { exact: true })).toBeVisible();
  expect(portal.world.state.charges).toHaveLength(1);
});
