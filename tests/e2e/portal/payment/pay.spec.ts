import { obstaclesOn } from '../../support/axe.ts';
import { anInvoiceAt, BY_INVOICE, paymentOn } from '../../support/payment.ts';
import { expect, NOW, type Portal, test } from '../../support/portal.ts';

const MONTHLY = { departmentId: 101, membershipId: 1101 };

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

const charges = ({ world }: Portal): number => world.state.charges.length;

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[P-SHELL-12] [P-PAYMENT-21] [P-PAYMENT-31] [P-PAYMENT-33] [P-PAYMENT-37] [P-PAYMENT-39] [P-PAYMENT-41] [P-PAYMENT-42] leads to the provider page and back, and says what came of it by the service alone', async ({
    page,
    context,
    portal,
  }) => {
    portal.world.change((state) => {
      state.provider = { ...state.provider, checkout: 'redirect' };
    });
    const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
    const payment = paymentOn(page, 'en');
    const { words } = payment;
    await portal.open(`/solsiden/payment?invoiceId=${id}&directdebit=false`);
    await expect(payment.pay).toBeVisible();
    await expect(page.getByText('kr\u00a01\u00a0349,00')).toBeVisible();
    await expect(payment.button(words.continue)).toHaveCount(0);
    await payment.pay.click();
    await payment.at(page).chooses('Betalingen blir avvist');
    await expect(page.getByRole('alert').getByText(words.attention)).toBeVisible();
    await expect(page.getByText(words.failedToRegister)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/solsiden/payment');

    await payment.pay.click();
    await payment.at(page).cancel();
    await expect(page.getByRole('alert').getByText(words.aborted)).toBeVisible();
    await payment.button(words.retry).click();
    await payment.at(page).pay();
    await expect(page.getByText(words.paid)).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    expect(charges(portal)).toBe(1);

    // Whoever else opens the link finds it paid, and can only finish.
    const other = await context.newPage();
    await other.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
    const later = paymentOn(other, 'en');
    await expect(other.getByText(words.alreadyPaid)).toBeVisible();
    await expect(later.pay).toHaveCount(0);
    await later.button(words.finish).click();
    await expect(other.getByText(words.paid)).toBeVisible();
  });

  test('[P-PAYMENT-24] [P-PAYMENT-40] [P-PAYMENT-43] shows the checkout inside the page, and says why when it cannot', async ({
    page,
    portal,
    promises,
  }) => {
    promises.except(/checkout\.js|ERR_FAILED|503/);
    const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
    const payment = paymentOn(page, 'en');
    const { words } = payment;
    await page.route('**/checkout/checkout.js', (route) => route.abort());
    await portal.open(`/solsiden/payment?invoiceId=${id}`);
    await payment.pay.click();
    await expect(page.getByRole('alert').filter({ hasText: words.scriptFailed })).toBeFocused();
    await page.unroute('**/checkout/checkout.js');
    await payment.button(words.retry).click();
    await expect(payment.frame.getByRole('button', { name: /^Betal kr/ })).toBeVisible();

    expect(await obstaclesOn(page)).toEqual([]);
    // Nobody but the frame is listened to.
    await page.evaluate(() => window.postMessage({ type: 'PAYMENT_SUCCESSFUL' }, window.location.origin));
    await payment.at(payment.frame).chooses('Betalingen blir avvist');
    await expect(page.getByText(words.failedTryAgain)).toBeVisible();

    await page.route('**/initiatepayment', (route) => route.fulfill({ status: 503, json: {} }));
    await payment.pay.click();
    await expect(page.getByRole('alert').getByText(words.wentWrong)).toBeVisible();
    await page.unroute('**/initiatepayment');
    await payment.button(words.retry).click();
    await payment.at(payment.frame).pay();
    await expect(page.getByText(words.paid)).toBeVisible();
    expect(await page.locator('head script[src$="checkout.js"]').count()).toBe(1);
    expect(charges(portal)).toBe(1);
  });
});

test('[P-PAYMENT-16] [P-PAYMENT-67] waits for what the provider says is paid, offers nothing to pay meanwhile, and shows it when it is known', async ({
  page,
  portal,
}) => {
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  portal.world.change((state) => {
    state.provider = { ...state.provider, callbackAfter: 60_000 };
  });
  const payment = paymentOn(page);
  const { words } = payment;
  await portal.open(`/solsiden/payment?invoiceId=${id}`);
  await payment.pay.click();
  await payment.at(payment.frame).chooses('Betal, senteret får vite det senere');
  await expect(page.getByText(words.waiting)).toBeVisible();
  await expect(page.getByText(words.statusMissing)).toBeVisible();
  await expect(payment.pay).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.statusMissing)).toBeVisible();
  await expect(payment.pay).toHaveCount(0);
  await expect(payment.button(words.checkAgain)).toBeVisible();
  expect(await obstaclesOn(page)).toEqual([]);
  portal.world.change((state) => {
    state.clock = { kind: 'frozen', at: NOW + 61_000 };
  });
  // The page asks by itself.
  await expect(page.getByText(words.paid)).toBeVisible();
  expect(charges(portal)).toBe(1);
});

test('[P-PAYMENT-32] [P-PAYMENT-34] proves nothing by its address, and lets whoever has direct debit pay later', async ({
  page,
  portal,
  promises,
}) => {
  promises.except(/404/);
  const payment = paymentOn(page);
  const { words } = payment;
  const main = page.getByRole('main');
  await portal.open('/nordlys/payment?status=ok&success=true');
  await expect(page.getByText(words.nameless)).toBeVisible();
  // One cause is told once, with one way out.
  await portal.open('/nordlys/payment?invoiceId=99999');
  await expect(main.getByRole('alert')).toContainText(words.unknownInvoice);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByText(words.statusMissing)).toHaveCount(0);
  const id = await anInvoiceAt(portal, 'nordlys', MONTHLY);
  await portal.open(`/nordlys/payment?invoiceId=${id}&status=ok&success=true`);
  await expect(payment.pay).toBeVisible();
  // What will be told is read out, because the place for it is there before.
  await expect(main.getByRole('status')).toHaveText('');
  await expect(page.getByText('Du kan betale nå, eller fortsette og betale')).toBeVisible();
  await expect(page.getByText(words.alreadyPaid)).toHaveCount(0);
  await portal.open(`/nordlys/payment?invoiceId=${id}&shortterm=true`);
  await expect(page.getByText('la avtalegiroen trekke')).toBeVisible();
  await payment.button(words.continue).click();
  await expect(page.getByText(words.later)).toBeVisible();
  expect(charges(portal)).toBe(0);
});
