// In the browser, for what a service leaves out shows only where every page, call and way back come together.
import { companyOn, withChoice } from '../../support/company.ts';
import { paymentOn } from '../../support/payment.ts';
import { personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';
import { made, registerOn } from '../../support/register.ts';

test.use({ plain: true });
test.beforeEach(async ({ portal, promises }) => {
  promises.except(/^from elsewhere: https:\/\/ute\.example\//);
  await portal.findOutside();
});

test('signs up in three steps with a plain service, signs at the bank and is welcomed', async ({ page, portal }) => {
  const register = registerOn(page);
  const { words } = register;
  await portal.open('/nordlys/member');
  await register.choose('Sentrum', 'Fri trening uten binding');
  await register.next.click();
  await register.fillIn();
  await register.next.click();
  await page.getByRole('button', { name: words.sign }).click();
  await page.waitForURL(/^https:\/\/ute\.example\/direct-debit\//);
  await page.getByRole('button', { name: 'Gå til signering' }).click();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
  await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
  expect(['member', 'contract', 'signature'].map((kind) => made(portal.world, kind))).toEqual([1, 1, 1]);
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

test('pays on the page of the provider, which a plain service names alone', async ({ page, portal }) => {
  portal.world.change((state) => {
    state.provider = { ...state.provider, checkout: 'redirect' };
  });
  const register = registerOn(page);
  const payment = paymentOn(page);
  await portal.open('/solsiden/member');
  await register.choose('Solsiden Kaia', 'Solsiden med faktura');
  await register.next.click();
  await register.fillIn();
  await page.getByRole('button', { name: register.words.toPayment }).click();
  await payment.pay.click();
  await page.waitForURL(/^https:\/\/ute\.example\/payment\//);
  await payment.at(page).chooses('Betalingen blir avvist');
  await payment.pay.click();
  await payment.at(page).pay();
  await expect(page.getByText(register.words.success, { exact: true })).toBeVisible();
  expect(portal.world.state.charges).toHaveLength(1);
});

test('goes from three steps without direct debit to the payment of a plain service', async ({ page, portal }) => {
  const register = registerOn(page);
  const payment = paymentOn(page);
  await portal.open('/nordlys/member');
  await register.choose('Sentrum', '30 dager');
  await register.next.click();
  await register.fillIn();
  await page.getByRole('button', { name: 'Meld meg inn – kr 690,00' }).click();
  await payment.pay.click();
  await payment.at(page).pay();
  await expect(page.getByText(payment.words.paid)).toBeVisible();
});

test('signs up through a company, of which a plain service tells no name', async ({ page, portal }) => {
  const company = await withChoice({ page, portal });
  await personOn(page).fillIn();
  await companyOn(page).finish.click();
  await expect(page.getByText('Medlemskapet er opprettet, og bedriften er sponsor')).toBeVisible();
  await expect(company.finish).toHaveCount(0);
  expect(made(portal.world, 'member')).toBe(1);
});
