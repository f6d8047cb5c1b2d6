import { expect, test } from '../../support/portal.ts';
import { PEOPLE } from '../../support/profile.ts';
import { made, registerOn } from '../../support/register.ts';
import { logIn } from '../../support/session.ts';

test.use({ plain: true });

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

test('shows the terms of a plain service, which the page fetches with credentials', async ({ page, portal }) => {
  const fetched = page.waitForResponse(
    (response) =>
      response.url().startsWith(`${portal.service}/rest/payment/conditions`) && response.request().method() === 'GET',
  );
  await portal.open('/nordlys/vilkar');
  expect((await fetched).status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('Last ned');
});
