// The outcomes of a visit to the payment provider; the visit itself is in pay.spec.ts.
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

test('expires inside the page, is aborted, and is paid unreported: shown correctly, and charged once', async ({
  page,
  portal,
}) => {
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  const payment = paymentOn(page);
  const { words } = payment;
  const provider = payment.at(payment.frame);
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

  // The link once more: the page shows the state of the service.
  await portal.open(`/solsiden/payment?invoiceId=${id}&callback=vipps`);
  await expect(page.getByText(words.alreadyPaid).or(page.getByText(words.paid))).toBeVisible();
  await expect(payment.pay).toHaveCount(0);
  expect(charges(portal)).toBe(1);
});

test('is paid by a payer who never returns, and found paid in another browser and at the next visit', async ({
  page,
  browser,
  portal,
}) => {
  portal.world.change((state) => {
    state.provider.checkout = 'redirect';
  });
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  const payment = paymentOn(page);
  const { words } = payment;
  await portal.open(`/solsiden/payment?invoiceId=${id}`);
  await payment.pay.click();
  // Another browser shares nothing with the first.
  const other = await (await browser.newContext()).newPage();
  await page.waitForURL(`${portal.outside}/payment/*`);
  await other.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
  await expect(other.getByText(words.openElsewhere)).toBeVisible();
  await payment.at(page).chooses('Betal og bli på siden');
  await expect(page.getByRole('heading', { name: 'Betalingen er godkjent' })).toBeVisible();

  await other.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
  await expect(other.getByText(words.alreadyPaid)).toBeVisible();
  await expect(paymentOn(other).pay).toHaveCount(0);
  await other.close();
  await page.goto(`${portal.origin}/solsiden/payment?invoiceId=${id}`);
  await expect(page.getByText(words.alreadyPaid)).toBeVisible();
  expect(charges(portal)).toBe(1);

  // An unknown invoice has one message, and no payment of it is awaited.
  await portal.open('/solsiden/payment?invoiceId=1&callback=vipps');
  await expect(page.getByText(words.unknownInvoice)).toBeVisible();
  await expect(page.getByText(words.waiting)).toHaveCount(0);
});

test('goes back from the provider by the browser, to the page as it stood or anew, and can pay as before', async ({
  page,
  portal,
}) => {
  portal.world.change((state) => {
    state.provider.checkout = 'redirect';
  });
  const id = await anInvoiceAt(portal, 'solsiden', BY_INVOICE);
  const payment = paymentOn(page);
  await portal.open(`/solsiden/payment?invoiceId=${id}`);
  await payment.pay.click();
  await page.waitForURL(`${portal.outside}/payment/*`);
  expect(portal.world.state.payments).toHaveLength(1);
  await page.goBack();
  await expect(payment.pay).toBeEnabled();

  // A browser may bring a page back just as it was left. Playwright's does not, so this one is never quite left.
  await page.route(`${portal.outside}/payment/*`, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(`${portal.outside}/payment/*`);
  await payment.pay.click();
  await left;
  await expect(payment.pay).toBeDisabled();
  const asked = page.waitForRequest('**/boostsignup/payment/*');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await asked;
  await expect(payment.pay).toBeEnabled();
  await page.unroute(`${portal.outside}/payment/*`);

  // No time has passed since, and yet nobody is clicking twice who was away meanwhile.
  await payment.pay.click();
  await payment.at(page).chooses('Betal, senteret får beskjed to ganger');
  await expect(page.getByText(payment.words.paid)).toBeVisible();
  // The page of the provider that was left open comes to nothing more.
  await page.goto(latest(portal));
  await expect(page.getByRole('heading', { name: 'Betalingen er godkjent' })).toBeVisible();
  expect(charges(portal)).toBe(1);
});
