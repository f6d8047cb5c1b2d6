import { expect, test } from '../../support/portal.ts';
import { profileOn } from '../../support/profile.ts';
import { registerOn } from '../../support/register.ts';
import { asked, beLoggedIn } from '../../support/session.ts';

const MEMBERSHIP = 'Fri trening uten binding';

test('does without code that does not arrive, and fetches it anew', async ({ page, portal, promises }) => {
  await test.step('descriptions offer once to load again', async () => {
    await page.route('**/assets/Markdown-*.js', (route) => route.abort());
    await portal.open(`/nordlys/member?departmentId=101&membershipId=1102`);
    const again = page.getByRole('alert').getByRole('button', { name: 'Last inn på nytt' });
    await expect(again).toBeVisible();
    await expect(again).toHaveCount(1);
    await expect(registerOn(page).card(MEMBERSHIP)).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/assets/Markdown-*.js');
    await again.click();
    await expect(registerOn(page).card(MEMBERSHIP)).toHaveAttribute('aria-pressed', 'true');
    await expect(again).toHaveCount(0);
  });

  await test.step('no member can change anything before it has what asks on the way out', async () => {
    await page.route('**/assets/windows-*.js', (route) => route.abort());
    await beLoggedIn({ page, portal });
    await portal.open('/nordlys/profile');
    const { address, alert } = profileOn(page);
    await expect(alert).toBeVisible();
    await expect(address).toHaveCount(0);
    await page.unroute('**/assets/windows-*.js');
    await alert.getByRole('button').click();
    await address.fill('Ny Vei 1');
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await page.getByRole('alertdialog', { name: 'Er du sikker?' }).getByRole('button', { name: 'Avbryt' }).click();
    await expect(address).toHaveValue('Ny Vei 1');
  });

  await test.step('the calls of a session are fetched anew when they are needed', async () => {
    // The page for logging in brings it, so only a visitor who has logged in before fetches it alone.
    const code = /\/assets\/member-/;
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
    // Some browsers fetch no module twice in one document.
    await portal.open('/nordlys');
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logg inn' })).toBeVisible();
    await expect.poll(() => asked(portal.world, 'session.logout')).toBe(1);
  });
});
