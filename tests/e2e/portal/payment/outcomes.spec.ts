// What can come of a visit to the payment provider, for both kinds of checkout; the rest of it is in pay.spec.ts.
import { anInvoiceAt, BY_INVOICE, paymentOn } from '../../support/payment.ts';
import { expect, NOW, type Portal, test } from '../../support/portal.ts';

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

const charges = ({ world }: Portal): number => world.state.charges.length;

/** Lets so many milliseconds pass in the world. */
const pass = ({ world }: Portal, milliseconds: number): void =>
  world.change((state) => {
    state.clock = { kind: 'frozen', at: NOW + milliseconds };
  });

/** The checkout that was begun last, wherever its page is shown. */
const latest = ({ world, outside }: Portal): string => `${outside}/payment/${world.state.payments.at(-1)?.id}`;

for (const checkout of ['redirect', 'embedded'] as const) {
  test(`[${checkout}] runs out of time, is given up, and is paid without a word to the service: shown as it is each time, and charged once`, async ({
    page,
    portal,
  }) => {
    portal.world.change((state) => {
      state.provider.checkout = checkout;
    });
    const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
    const payment = paymentOn(page);
    const { words } = payment;
    const provider = payment.at(checkout === 'redirect' ? page : payment.frame);
    await portal.open(`/solsiden/payment?invoiceId=${id}`);

    await payment.pay.click();
    await provider.chooses('Tiden løper ut');
    await expect(page.getByRole('alert').getByText(words.attention)).toBeVisible();
    expect(charges(portal)).toBe(0);

    await payment.pay.click();
    await provider.cancel();
    await expect(page.getByRole('alert').getByText(words.aborted)).toBeVisible();

    await payment.button(words.retry).click();
    await provider.chooses('Betal, beskjeden til senteret blir borte');
    await expect(page.getByText(words.waiting)).toBeVisible();
    await expect(payment.pay).toHaveCount(0);
    expect(charges(portal)).toBe(1);
    pass(portal, 100_000);
    await expect(page.getByText(words.paid)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    // The same link another time: what it says is what is so.
    await portal.open(`/solsiden/payment?invoiceId=${id}&callback=vipps`);
    await expect(page.getByText(words.alreadyPaid).or(page.getByText(words.paid))).toBeVisible();
    await expect(payment.pay).toHaveCount(0);
    expect(charges(portal)).toBe(1);
  });

  test(`[${checkout}] is paid by somebody who never comes back, and found paid in another tab and at the next visit`, async ({
    page,
    context,
    portal,
  }) => {
    portal.world.change((state) => {
      state.provider.checkout = checkout;
    });
    const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
    const payment = paymentOn(page);
    const { words } = payment;
    const place = checkout === 'redirect' ? page : payment.frame;
    await portal.open(`/solsiden/payment?invoiceId=${id}`);
    await payment.pay.click();
    await payment.at(place).chooses('Betal og bli på siden');
    await expect(place.getByRole('heading', { name: 'Betalingen er godkjent' })).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
    await expect(other.getByText(words.alreadyPaid)).toBeVisible();
    await expect(paymentOn(other).pay).toHaveCount(0);
    await page.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
    await expect(page.getByText(words.alreadyPaid)).toBeVisible();
    expect(charges(portal)).toBe(1);
  });
}

test('goes back from the provider by the browser, and can pay as before', async ({ page, portal }) => {
  portal.world.change((state) => {
    state.provider.checkout = 'redirect';
  });
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  const payment = paymentOn(page);
  await portal.open(`/solsiden/payment?invoiceId=${id}`);
  await payment.pay.click();
  await expect(page.getByRole('heading', { name: 'Betaling' })).toBeVisible();
  await page.goBack();
  await expect(payment.pay).toBeEnabled();
  await payment.pay.click();
  await payment.at(page).chooses('Betal, senteret får beskjed to ganger');
  await expect(page.getByText(payment.words.paid)).toBeVisible();
  // The page of the provider that was left open comes to nothing more.
  await page.goto(latest(portal));
  await expect(page.getByRole('heading', { name: 'Betalingen er godkjent' })).toBeVisible();
  expect(charges(portal)).toBe(1);
});
