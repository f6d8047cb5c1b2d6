import { expect, test } from '../../support/portal.ts';
import { asked, beLoggedIn } from '../../support/session.ts';

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
