import { expect, test } from '../../support/portal.ts';
import { goesWrong } from '../../support/service.ts';
import { asked, INGRID, loginOn, openProfile } from '../../support/session.ts';

test('says nothing of a network that is gone but that it is gone', async ({ page, context, portal }) => {
  await portal.open('/nordlys/login');
  const form = loginOn(page);
  await form.fill(INGRID.phone, INGRID.password);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.failure).toContainText('Vi får ikke kontakt med tjenesten.');
});

test.describe('while nothing answers', () => {
  test.use({ timers: 'wait' });

  test('shows that it is busy, and gives up in the end', async ({ page, portal }) => {
    await portal.open('/nordlys/login');
    goesWrong(portal.world, { call: 'session.login', kind: 'hang' });
    const form = loginOn(page);
    await form.fill(INGRID.phone, INGRID.password);
    await form.submit.click();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Logger inn …' })).toHaveCount(1);
    await form.submit.click({ force: true });
    await expect.poll(() => asked(portal.world, 'session.login')).toBe(1);
    await page.clock.fastForward(30_000);
    await expect(form.failure).toContainText('Tjenesten bruker for lang tid på å svare.');
    expect(asked(portal.world, 'session.login')).toBe(1);
  });
});

test.describe('while a logout from the header hangs', () => {
  test.use({ timers: 'wait' });

  test('keeps the focus where it is, and asks once', async ({ page, portal }) => {
    await openProfile({ page, portal });
    goesWrong(portal.world, { call: 'session.logout', kind: 'hang' });
    const logOut = page.getByRole('banner').getByRole('button', { name: 'Logg ut' });
    await logOut.press('Enter');
    await expect.poll(() => asked(portal.world, 'session.logout')).toBe(1);
    await expect(logOut).toHaveAttribute('aria-disabled', 'true');
    await expect(logOut).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.fastForward(5_000);
    await page.waitForURL(`${portal.origin}/nordlys`);
    await expect(page.getByRole('main')).toBeFocused();
    expect(asked(portal.world, 'session.logout')).toBe(1);
  });
});
