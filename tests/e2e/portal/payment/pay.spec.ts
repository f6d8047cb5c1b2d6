import type { Page } from 'playwright/test';
import { barriersOn } from '../../support/axe.ts';
import { anInvoiceAt, BY_INVOICE, paymentOn } from '../../support/payment.ts';
import { expect, type Portal, test } from '../../support/portal.ts';

// On a phone; in English on a desk.
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

/** The line of the checkmark, drawn once more. */
const CHECKMARK = 'm5 12.5 4.5 4.5L19 7.5';

const charges = ({ world }: Portal): number => world.state.charges.length;

/** From now on the page's policy lets no frame in. */
const letNoFrameIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "frame-src 'none'";
    document.head.append(policy);
  });

/** Puts a frame of an address into the page, which says that it has been paid. */
async function lieInAnotherFrame(page: Page, address: string): Promise<void> {
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.name = 'foreign';
    frame.src = source;
    document.body.append(frame);
  }, address);
  await expect(page.frameLocator('iframe[name="foreign"]').getByRole('button', { name: /^Betal kr/ })).toBeVisible();
  const frame = page.frame('foreign');
  expect(frame?.url()).toBe(address);
  await frame?.evaluate(() => window.parent.postMessage({ type: 'PAYMENT_SUCCESSFUL' }, '*'));
  await page.evaluate(() => document.querySelector('iframe[name="foreign"]')?.remove());
}

test.describe('in English', () => {
  test.use({ language: 'en', viewport: { width: 1440, height: 900 } });

  test('[P-SHELL-12] [P-PAYMENT-21] [P-PAYMENT-31] [P-PAYMENT-33] [P-PAYMENT-37] [P-PAYMENT-38] [P-PAYMENT-39] [P-PAYMENT-41] [P-PAYMENT-42] leads to the provider page and back, and says what came of it by the service alone', async ({
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
    await expect(payment.pay).toHaveCount(0);
    await payment.button(words.retry).click();
    await payment.at(page).pay();
    const isPaid = page.getByRole('status').filter({ hasText: words.paid });
    await expect(isPaid).toBeVisible();
    await expect(isPaid.locator(`svg path[d="${CHECKMARK}"]`)).toHaveCount(1);
    expect(await barriersOn(page)).toEqual([]);
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

  test('[P-PAYMENT-23] [P-PAYMENT-24] [P-PAYMENT-40] [P-PAYMENT-43] shows the checkout inside the page, and says why when it cannot', async ({
    page,
    portal,
    promises,
  }) => {
    promises.except(/checkout\.js|ERR_FAILED|503|frame-src/);
    const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
    const payment = paymentOn(page, 'en');
    const { words } = payment;
    const address = `/solsiden/payment?invoiceId=${id}`;
    await page.route('**/checkout/checkout.js', (route) => route.abort());
    await portal.open(address);
    await payment.pay.click();
    await expect(page.getByRole('alert').filter({ hasText: words.scriptFailed })).toBeFocused();
    await page.unroute('**/checkout/checkout.js');
    await letNoFrameIn(page);
    await payment.button(words.retry).click();
    await expect(page.getByRole('alert').filter({ hasText: words.frameBlocked })).toBeVisible();
    expect(await page.locator('head script[src$="checkout.js"]').count()).toBe(1);
    await portal.open(address);
    await payment.pay.click();
    await expect(payment.frame.getByRole('button', { name: /^Betal kr/ })).toBeVisible();
    expect(portal.world.state.payments).toHaveLength(1);
    const container = page.locator(`section[aria-label="${words.window}"] > div`).first();
    expect(await container.evaluate((box) => window.innerHeight - box.getBoundingClientRect().height)).toBe(60);

    expect(await barriersOn(page)).toEqual([]);
    // Nobody but the frame is listened to: not the page itself, nor another frame from the very same place.
    await page.evaluate(() => window.postMessage({ type: 'PAYMENT_SUCCESSFUL' }, window.location.origin));
    await lieInAnotherFrame(page, `${portal.outside}/checkout/${portal.world.state.payments[0]?.id}`);
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

test('[P-SHELL-54] continues in the opener when the provider returns in its own window', async ({ page, portal }) => {
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  await portal.open(`/solsiden/payment?invoiceId=${id}`);
  await expect(paymentOn(page).pay).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.evaluate((back) => void window.open(back), `/solsiden/payment?invoiceId=${id}&callback=vipps`);
  const own = await opened;
  await expect.poll(() => own.isClosed()).toBe(true);
  // The page asks the service about the report of the way back.
  await expect(page.getByText('Betalingen ble avbrutt')).toHaveCount(0);
  await expect(page).toHaveURL(`${portal.origin}/solsiden/payment`);
  await expect(paymentOn(page).button('Prøv igjen').or(paymentOn(page).pay)).toBeVisible();
});
