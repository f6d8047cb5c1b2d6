import { expect, test } from '../../support/portal.ts';
import { asked, beLoggedIn, INGRID, logIn, loginOn } from '../../support/session.ts';

test('logs in and out in one tab and so in the other, and notices that the cookie is gone', async ({
  page,
  context,
  portal,
}) => {
  await test.step('stays where it is with the focus on its page', async () => {
    const other = await context.newPage();
    await other.goto(`${portal.origin}/nordlys/login`);
    await loginOn(other).phone.focus();
    await logIn({ page, portal });
    await expect(loginOn(other).already).toBeVisible();
    await expect(other.getByRole('main')).toContainText(INGRID.name);
    await expect(other.getByRole('main')).toBeFocused();

    await loginOn(other).logOut.focus();
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await expect(loginOn(other).phone).toBeVisible();
    await expect(other.getByRole('main')).toBeFocused();
    await expect(other).toHaveURL(`${portal.origin}/nordlys/login`);
    expect(asked(portal.world, 'session.logout')).toBe(1);
  });

  await test.step('notices when the visitor comes back that the cookie is gone', async () => {
    await beLoggedIn({ page, portal });
    await portal.open('/nordlys/login');
    await expect(loginOn(page).already).toBeVisible();
    await context.clearCookies({ name: 'session' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(loginOn(page).phone).toBeVisible();
  });
});
