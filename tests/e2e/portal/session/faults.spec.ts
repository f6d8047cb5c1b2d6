import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { asked, beLoggedIn, INGRID, loginOn, openProfile, SESSION_WORDS, waitOutGuard } from '../../support/session.ts';

const FAULTS = [
  { what: 'trouble at the service', order: { kind: 'status', status: 500 }, said: 'Noe gikk galt hos oss.' },
  { what: 'an answer that breaks off', order: { kind: 'malformed' }, said: 'Ukjent svar fra serveren' },
  { what: 'an empty answer', order: { kind: 'empty' }, said: 'Ukjent svar fra serveren' },
  { what: 'a page of markup', order: { kind: 'html' }, said: 'Ukjent svar fra serveren' },
  { what: 'an answer of the wrong shape', order: { kind: 'wrong-shape' }, said: 'Ukjent svar fra serveren' },
  { what: 'a connection that is cut', order: { kind: 'cut' }, said: 'Vi får ikke kontakt med tjenesten.' },
] as const;

test('says why there was no login, whatever goes wrong, keeps what was typed, and can be tried again', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys/login');
  const form = loginOn(page);
  await form.fill(INGRID.phone, INGRID.password);
  for (const [index, { what, order, said }] of FAULTS.entries()) {
    await test.step(what, async () => {
      goesRight(portal.world);
      goesWrong(portal.world, { call: 'session.login', ...order });
      await form.submit.click();
      await expect.poll(() => asked(portal.world, 'session.login')).toBe(index + 1);
      await expect(form.submit).not.toHaveAttribute('aria-busy');
      await expect(form.failure).toContainText(said);
      await expect(form.phone).toHaveValue(INGRID.phone);
      await expect(form.password).toHaveValue(INGRID.password);
      expect(asked(portal.world, 'session.login')).toBe(index + 1);
      await waitOutGuard(page);
    });
  }
  goesRight(portal.world);
  await form.submit.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
});

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

  test('logs out all the same', async ({ page, context, portal }) => {
    await beLoggedIn({ page, portal });
    await portal.open('/nordlys/login');
    goesWrong(portal.world, { call: 'session.logout', kind: 'hang' });
    await loginOn(page).logOut.click();
    await expect.poll(() => asked(portal.world, 'session.logout')).toBe(1);
    await page.clock.fastForward(5_000);
    await page.waitForURL(`${portal.origin}/nordlys`);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
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

test('logs out also when the service fails', async ({ page, context, portal }) => {
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/login');
  goesWrong(portal.world, { call: 'session.logout', kind: 'status', status: 500 });
  await loginOn(page).logOut.click();
  await page.waitForURL(`${portal.origin}/nordlys`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

test('[P-SESSION-27] keeps the session over a dead token and a service in trouble', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  for (const order of [
    { kind: 'status', status: 401, times: 1 },
    { kind: 'status', status: 500 },
    { kind: 'cut' },
  ] as const) {
    goesRight(portal.world);
    goesWrong(portal.world, { call: 'session.whoami', ...order });
    await portal.open('/nordlys/login');
    await expect(loginOn(page).already).toBeVisible();
  }
});

test('sends a wrong password once where the service has forgotten the token', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { submit, failure, fill } = loginOn(page);
  portal.world.change((state) => {
    state.tokens = {};
  });
  await fill(INGRID.phone, 'feil');
  await submit.click();
  await expect(failure).toContainText(SESSION_WORDS.no.wrong);
  // What was refused at the door is no attempt.
  expect(asked(portal.world, 'session.login')).toBe(1);
});

test('logs in where the service has forgotten the token', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { submit, fill } = loginOn(page);
  portal.world.change((state) => {
    state.tokens = {};
  });
  await fill(INGRID.phone, INGRID.password);
  await submit.click();
  await page.waitForURL(`${portal.origin}/nordlys/profile`);
});

test('drops the session at the second 401', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  goesWrong(portal.world, { call: 'session.whoami', kind: 'status', status: 401 });
  await portal.open('/nordlys/login');
  await expect(loginOn(page).phone).toBeVisible();
  expect(asked(portal.world, 'session.whoami')).toBe(2);
});
