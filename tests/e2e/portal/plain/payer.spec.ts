// In the browser, for two people, two links and the bank have to meet.
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { aSponsorAskedAt, isActive } from '../../support/signup.ts';
import { HAS_SIGNED, privateOn, SPONSOR_WORDS, STRANGER, sponsorOn } from '../../support/sponsor.ts';

test.use({ plain: true });
test.beforeEach(async ({ portal, promises }) => {
  promises.except(/^from elsewhere: https:\/\/ute\.example\//);
  await portal.findOutside();
});

const words = SPONSOR_WORDS.no;

test('asks a payer of a plain service, who follows the link, signs and pays', async ({ page, portal }) => {
  const signup = privateOn(page);
  await portal.open('/nordlys/member/private');
  await signup.signUp();
  await signup.phone.fill(STRANGER);
  await signup.send.click();
  await expect(page.getByText(words.notSigned)).toBeVisible();

  const payer = sponsorOn(page);
  await page.goto(portal.world.state.messages.find(({ to }) => to === STRANGER)?.link?.address ?? '');
  await expect(payer.whom('Vetle Kanari')).toBeVisible();
  await payer.fillInInformation();
  await payer.next.click();
  await payer.sign.click();
  await page.waitForURL(/^https:\/\/ute\.example\/direct-debit\//);
  await page.getByRole('button', { name: 'Gå til signering' }).click();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(payer.main.getByText(words.setUp)).toBeVisible();
  expect([isActive(portal), made(portal.world, 'signature')]).toEqual([true, 1]);
});

test('lets a payer with direct debit accept by opening a link of a plain service', async ({ page, portal }) => {
  await aSponsorAskedAt(portal, HAS_SIGNED);
  await page.goto(portal.world.state.messages.find(({ to }) => to === HAS_SIGNED)?.link?.address ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(words.accepted);
  expect(made(portal.world, 'acceptance')).toBe(1);
});
