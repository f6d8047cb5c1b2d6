import type { BrowserContext } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';
import { AASE, asked, beLoggedIn, INGRID, logIn, loginOn, SESSION_WORDS } from '../../support/session.ts';

const WEEK = 7 * 24 * 60 * 60;
const words = SESSION_WORDS.no;

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'session');

test('[P-SESSION-15] keeps the session for its center', async ({ page, context, portal }) => {
  await test.step('[P-SESSION-15] keeps the session for seven days, on every path, and tells nothing of the person', async () => {
    await logIn({ page, portal });
    const [cookie, ...others] = await sessionCookies(context);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    // Browsers count from their own clock, not from the page's.
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - WEEK)).toBeLessThan(60);
    expect(cookie?.value).toBe(`100.${portal.world.state.sessions[0]?.id}`);
  });

  await test.step('takes the session of another center for none, and leaves it alone', async () => {
    const [kept] = await sessionCookies(context);
    await portal.open('/solsiden/login');
    await expect(loginOn(page).phone).toBeVisible();
    expect(asked(portal.world, 'session.whoami')).toBe(0);
    expect((await sessionCookies(context))[0]?.value).toBe(kept?.value);
  });

  await test.step('clears everything of the session when the visitor logs out', async () => {
    await portal.open('/nordlys/login');
    await loginOn(page).logOut.click();
    await page.waitForURL(`${portal.origin}/nordlys`);
    expect(await sessionCookies(context)).toEqual([]);
    await expect.poll(() => portal.world.state.sessions).toEqual([]);
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => /session|login|profile/i.test(key))).toEqual([]);
  });
});

test('gives each of two centers in two tabs its own session', async ({ page, context, portal }) => {
  await logIn({ page, portal }, AASE);
  const other = await context.newPage();
  await logIn(
    { page: other, portal: { open: async (path) => void (await other.goto(`${portal.origin}${path}`)) } },
    AASE,
    'solsiden',
  );
  await page.getByRole('banner').getByRole('link').first().click();
  await page.bringToFront();
  await page.evaluate(() => history.pushState(null, '', '/nordlys/login'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(loginOn(page).already).toBeVisible();
});

/** Cookies that a browser may send; the rule for a session has more examples in core. */
const STRANGE = ['%E0%A4%A', '100.%0d%0a<script>'];

test('believes no session but one of its own', async ({ page, context, portal }) => {
  await test.step('takes a cookie that holds anything strange for none', async () => {
    for (const value of STRANGE) {
      const what = JSON.stringify(value.slice(0, 20));
      await context.clearCookies();
      await context.addCookies([{ name: 'session', value, url: portal.origin }]);
      await portal.open('/nordlys/login');
      await expect(loginOn(page).phone, what).toBeVisible();
      await expect(page.getByText(words.notRemembered), what).toBeHidden();
      expect(asked(portal.world, 'session.whoami'), what).toBe(0);
    }
  });

  await test.step('drops a saved session that the service no longer knows', async () => {
    await context.clearCookies();
    await context.addCookies([{ name: 'session', value: '100.long-gone', url: portal.origin }]);
    await portal.open('/nordlys/login');
    await expect(loginOn(page).phone).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
  });

  await test.step('never adopts a session or a token from an address', async () => {
    await beLoggedIn({ page, portal });
    const stolen = portal.world.state.sessions[0]?.id;
    await context.clearCookies();
    const names = ['session', 'sessid', 'token', 'access_token'].map((name) => `${name}=${stolen}`);
    await portal.open(`/nordlys/login?${names.join('&')}#session=${stolen}`);
    await expect(loginOn(page).phone).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
  });
});

test('logs in for as long as the page lives where cookies are blocked, and says so before and after', async ({
  page,
  context,
  portal,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await portal.open('/nordlys/login');
  await expect(page.getByRole('main').getByText(words.notRemembered)).toBeVisible();
  const form = loginOn(page);
  await form.fill(INGRID.phone, INGRID.password);
  await form.submit.click();
  await page.waitForURL('**/profile');
  await expect(page.getByText(words.notRemembered)).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
  await page.goBack().catch(() => undefined);
  await portal.open('/nordlys/login');
  await expect(form.phone).toBeVisible();
});
