import type { Page } from 'playwright/test';
import { findNetwork } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { made, type RegisterPage, registerOn } from '../../support/register.ts';
import { waitOutGuard } from '../../support/session.ts';

const CHOICE = ['Sentrum', 'Fri trening uten binding'] as const;

test.beforeEach(({ promises }) => promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** The query of a link that names the choice. */
const CHOSEN = '?departmentId=101&membershipId=1102';

async function filledIn(page: Page, open: (path: string) => Promise<void>): Promise<RegisterPage> {
  const register = registerOn(page);
  await open(`/nordlys/member${CHOSEN}`);
  await expect(register.card(CHOICE[1])).toHaveAttribute('aria-pressed', 'true');
  await register.next.click();
  await register.fillIn();
  return register;
}

test('creates one member and leaves for signing once, only with a network, and works again after Back', async ({
  page,
  context,
  portal,
}) => {
  const register = await filledIn(page, portal.open);
  await context.setOffline(true);
  await register.next.click();
  await expect(page.getByRole('alert').getByText('Du er uten nett, så ingenting er sendt nå.')).toBeVisible();
  await findNetwork(page, context);
  await register.next.click();
  const sign = page.getByRole('button', { name: register.words.sign });
  await expect(sign).toBeVisible();
  await context.setOffline(true);
  await sign.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toBeInViewport();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, register.words.confirm)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Du er uten nett' })).toHaveCount(0);
  await sign.dblclick();
  await expect(page.getByRole('button', { name: 'Gå til signering' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, register.words.confirm)).toBeVisible();
  await expect(sign).not.toHaveAttribute('aria-disabled', 'true');
  await waitOutGuard(page);
  await sign.click();
  await expect(page.getByRole('button', { name: 'Gå til signering' })).toBeVisible();
  expect([made(portal.world, 'member'), made(portal.world, 'contract')]).toEqual([1, 1]);
});
