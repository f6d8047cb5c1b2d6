import { expect, test } from '../../support/portal.ts';
import { asked, beLoggedIn, INGRID, loginOn, waitOutGuard } from '../../support/session.ts';

test('ends a later session at the service though an earlier one was left without a network', async ({
  page,
  context,
  portal,
}) => {
  const header = page.getByRole('banner');
  const logOut = header.getByRole('button', { name: 'Logg ut' });
  const logInHere = header.getByRole('link', { name: 'Logg inn' });
  const logInFromTheStartPage = async () => {
    await logInHere.click();
    const form = loginOn(page);
    await form.fill(INGRID.phone, INGRID.password);
    await form.submit.click();
    await page.waitForURL('**/nordlys/profile');
    await page.waitForLoadState('networkidle');
  };
  await portal.open('/nordlys');
  await logInFromTheStartPage();
  await context.setOffline(true);
  await logOut.click();
  await expect(logInHere).toBeVisible();
  await context.setOffline(false);
  expect(asked(portal.world, 'session.logout')).toBe(0);

  await waitOutGuard(page);
  await logInFromTheStartPage();
  await logOut.click();
  await expect(logInHere).toBeVisible();
  await expect.poll(() => asked(portal.world, 'session.logout')).toBe(1);
});

test('fetches the code of the calls anew when it did not come at first', async ({ page, portal, promises }) => {
  // The page for logging in brings it, so only a visitor who has logged in before fetches it alone.
  const code = /\/assets\/session-/;
  promises.except(code);
  await beLoggedIn({ page, portal });
  let refused = 0;
  await page.route(code, (route) => {
    refused += 1;
    return route.abort();
  });
  await portal.open('/nordlys');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.unroute(code);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logg inn' })).toBeVisible();
  await expect.poll(() => asked(portal.world, 'session.logout')).toBe(1);
});
