// In the browser, for it alone asks another origin first what it may send there. Nobody leaves for the world outside here.
import { newProfileOn } from '../../support/new-profile.ts';
import { paymentOn } from '../../support/payment.ts';
import { expect, test } from '../../support/portal.ts';
import { PEOPLE } from '../../support/profile.ts';
import { made, registerOn } from '../../support/register.ts';
import { logIn } from '../../support/session.ts';

test.use({ plain: true });

test('makes a profile at a plain service', async ({ page, portal }) => {
  await portal.open('/nordlys/member/profile');
  const profile = newProfileOn(page);
  await profile.chooseDepartment('Sentrum');
  await profile.fillIn();
  await expect(profile.place).toHaveValue('Trondheim');
  await profile.create.click();
  await expect(profile.made).toBeVisible();
  expect(made(portal.world, 'member')).toBe(1);
});

test('lets a previous member start again at a plain service, which is sent no field of ours', async ({
  page,
  portal,
}) => {
  await logIn({ page, portal }, PEOPLE.previous);
  const register = registerOn(page);
  await portal.open('/nordlys/member');
  await register.choose('Sentrum', 'Fri trening uten binding');
  await register.next.click();
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/contract'));
  await register.next.click();
  const contract = await posted;
  expect(new URL(contract.url()).origin).toBe(portal.service);
  expect(Object.keys(contract.postDataJSON()).toSorted()).toEqual(['departmentId', 'membershipId', 'netsCallbackUrl']);
  expect(await contract.headerValue('idempotency-key')).toBeNull();
  await expect(page.getByRole('button', { name: register.words.sign })).toBeVisible();
  expect(['member', 'contract'].map((kind) => made(portal.world, kind))).toEqual([0, 1]);
});

test('makes one agreement of one choice at a plain service, back and forth', async ({ page, portal }) => {
  const register = registerOn(page);
  const { words } = register;
  await portal.open('/nordlys/member');
  await register.choose('Sentrum', 'Fri trening uten binding');
  await register.next.click();
  await register.fillIn();
  await register.next.click();
  const sign = page.getByRole('button', { name: words.sign });
  await expect(sign).toBeVisible();
  await page.goBack();
  await expect(register.field(words.place)).toHaveValue('Bergen');
  await page.goForward();
  await expect(sign).toBeVisible();
  expect(['member', 'contract'].map((kind) => made(portal.world, kind))).toEqual([1, 1]);
});

test('begins a payment at a plain service', async ({ page, portal, promises }) => {
  promises.except(/^from elsewhere: https:\/\/ute\.example\/|ERR_NAME_NOT_RESOLVED/);
  const register = registerOn(page);
  await portal.open('/nordlys/member');
  await register.choose('Sentrum', '30 dager');
  await register.next.click();
  await register.fillIn();
  await page.getByRole('button', { name: 'Meld meg inn – kr 690,00' }).click();
  const begun = page.waitForResponse(
    (response) => /initiatepayment$/.test(response.url()) && response.request().method() === 'POST',
  );
  await paymentOn(page).pay.click();
  const response = await begun;
  expect(response.status()).toBe(200);
  expect(Object.keys(response.request().postDataJSON()).toSorted()).toEqual(['fallback', 'invoice_id']);
});

test('shows the terms of a plain service, which the page fetches with credentials', async ({ page, portal }) => {
  const fetched = page.waitForResponse(
    (response) =>
      response.url().startsWith(`${portal.service}/rest/payment/conditions`) && response.request().method() === 'GET',
  );
  await portal.open('/nordlys/vilkar');
  expect((await fetched).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('Last ned');
});
