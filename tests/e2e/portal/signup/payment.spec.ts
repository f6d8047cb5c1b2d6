import { paymentOn } from '../../support/payment.ts';
import { expect, NOW, test } from '../../support/portal.ts';
import { earlyWordsOn, watchRegions } from '../../support/regions.ts';
import { made, type RegisterPage, registerOn } from '../../support/register.ts';
import type { Language } from '../../support/words.ts';

const MONTHLY = ['Solsiden Kaia', 'Solsiden løpende'] as const;
const BY_INVOICE = ['Solsiden Kaia', 'Solsiden med faktura'] as const;

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

/** Everything up to the button that sends. */
async function fillInAll(register: RegisterPage, choice: readonly [string, string]): Promise<void> {
  await register.choose(...choice);
  await register.next.click();
  await register.fillIn();
}

test.describe('in English', () => {
  const language: Language = 'en';
  test.use({ language });

  test(`[P-PAYMENT-06] [P-PAYMENT-07] [P-PAYMENT-19] [P-SIGNUP-06] [P-SIGNUP-12] [P-SIGNUP-66] [P-SIGNUP-91] leads from the form to signing, says that it failed, signs again and goes on`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const register = registerOn(page, language);
    const { words } = register;
    await portal.open('/solsiden/member');
    await expect(page.getByRole('list', { name: words.stepList }).getByRole('listitem')).toHaveText(
      words.paymentSteps.map((name) => new RegExp(name)),
    );
    await fillInAll(register, MONTHLY);
    await expect(page.getByText('kr 1 299,00').first()).toBeVisible();

    // The browser leaves at once, also where an invoice came.
    await page.getByRole('button', { name: words.toSigning }).click();
    await page.waitForURL(/\/direct-debit\//);
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByText('Try another outcome').click();
    await page.getByRole('button', { name: 'The signing fails' }).click();
    await expect(page.getByRole('alert').getByText(words.signingFailed)).toBeVisible();
    await expect(page.getByRole('button', { name: words.toPayment })).toBeVisible();
    // The first withdrawal is read before it is tried again.
    await expect(page.getByText('First payment')).toBeVisible();
    const [invoice] = portal.world.state.invoices.slice(-1);
    await expect(page.getByText('First withdrawal').locator('xpath=following-sibling::dd')).toHaveText(
      invoice?.forfall ?? 'none',
    );

    // Whoever turns round at the bank is told that nothing is signed, and can still sign where they are.
    await page.getByRole('button', { name: words.sign }).click();
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: words.payment })).toBeVisible();
    await expect(page.getByText('Direct debit is not signed')).toBeVisible();
    const steps = page.getByRole('list', { name: words.stepList }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Signing' })).toHaveText('3Signing');
    await expect(page.getByText('Direct debit is signed.')).toHaveCount(0);

    await page.getByRole('button', { name: words.sign }).click();
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: words.payment })).toBeVisible();
    await expect(steps.filter({ hasText: 'Signing' })).toHaveText('Signing');
    await expect(page.getByText('Direct debit is signed. If you do nothing, this amount is withdrawn')).toBeVisible();
    await expect(page.getByText('Direct debit is not signed')).toHaveCount(0);
    await expect(page.getByText('kr 1 299,00', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: words.continue }).click();
    await expect(page.getByText(words.success, { exact: true })).toBeVisible();
    await expect(page.getByText('Invoices are sent by email.')).toBeVisible();
    expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
      1, 1, 1,
    ]);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
      /Nordmann|19000041|demo\.example/,
    );
  });

  test('[P-SIGNUP-67] [P-SIGNUP-27] [P-PAYMENT-67] [P-PAYMENT-69] leads in four steps to the provider and back, and waits for word that comes late', async ({
    page,
    portal,
  }) => {
    portal.world.change((state) => {
      state.provider = { ...state.provider, checkout: 'redirect', callbackAfter: 60_000 };
    });
    const register = registerOn(page, language);
    const payment = paymentOn(page, language);
    const { words } = register;
    await watchRegions(page);
    await portal.open('/solsiden/member');
    await fillInAll(register, BY_INVOICE);
    await expect(page.getByRole('list', { name: words.stepList }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: words.toPayment }).click();
    await expect(page.getByRole('heading', { level: 2, name: words.payment })).toBeVisible();
    await page.reload();
    await expect(page.getByText('kr 1 349,00', { exact: true })).toBeVisible();
    // The payer sees the whole commitment, and not only the first invoice.
    await expect(page.getByText('kr 1 349,00 per month')).toBeVisible();
    await expect(page.getByText('kr 16 188,00 in total')).toBeVisible();
    await expect(page.getByRole('button', { name: words.continue })).toHaveCount(0);

    await payment.pay.click();
    await payment.at(page).chooses('Betal, senteret får vite det senere');
    await expect(page.getByText(words.waits)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/solsiden/member');
    expect(JSON.stringify(await earlyWordsOn(page))).not.toContain(words.waits);
    await expect(page.locator('[aria-current="step"]')).toContainText(words.payment);
    await expect(page.getByRole('button', { name: words.checkAgain })).toBeVisible();
    // Neither to be paid once more, nor to be left for another choice.
    await expect(payment.pay.or(page.getByRole('button', { name: words.back }))).toHaveCount(0);
    portal.world.change((state) => {
      state.clock = { kind: 'frozen', at: NOW + 61_000 };
    });
    await expect(page.getByText(words.success, { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(portal.world.state.charges).toHaveLength(1);
    expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
      1, 1, 1,
    ]);
  });
});

test('[P-PAYMENT-22] [P-SIGNUP-86] pays inside the register, after a try that came to nothing, and is done', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  const payment = paymentOn(page);
  await portal.open('/solsiden/member');
  await fillInAll(register, BY_INVOICE);
  await page.getByRole('button', { name: register.words.toPayment }).click();
  await payment.pay.click();
  await payment.at(payment.frame).chooses('Betalingen blir avvist');
  await expect(page.getByText(payment.words.failedTryAgain)).toBeVisible();
  await payment.pay.click();
  await payment.at(payment.frame).chooses('Betal, senteret får beskjed to ganger');
  for (let load = 0; load < 2; load += 1) {
    await expect(page.getByText(register.words.success, { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'kr 1 349,00' })).toBeVisible();
    await expect(page.getByRole('list', { name: register.words.stepList }).getByRole('listitem')).toHaveCount(4);
    if (load === 0) await page.reload();
  }
  expect(portal.world.state.charges).toHaveLength(1);
  expect(made(portal.world, 'payment callback')).toBeGreaterThan(1);
});

test('[P-SIGNUP-87] resolves the return in another tab by the ids that were left behind', async ({
  page,
  context,
  portal,
}) => {
  const register = registerOn(page);
  await portal.open('/solsiden/member');
  await fillInAll(register, MONTHLY);
  await page.getByRole('button', { name: register.words.toSigning }).click();
  await page.getByRole('button', { name: 'Gå til signering' }).click();
  await page.getByText('Prøv et annet utfall').click();
  await page.getByRole('button', { name: 'Signer og bli på siden' }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'i en ny fane' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 2, name: register.words.payment })).toBeVisible();
  await expect(tab.getByText('kr 1 299,00')).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract')]).toEqual([1, 1]);
});
