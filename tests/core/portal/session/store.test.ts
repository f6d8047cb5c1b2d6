import { type Failure, fail, ok } from '@felles/core';
import { type Session, unconfirmedSession } from '@felles/core/internal/portal/session/rules';
import { SESSION } from '@felles/core/portal/session';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_TIME,
  aBrowser,
  aSession,
  CENTER,
  cookieIn,
  RECORD,
  SAVED,
  statusOf,
} from '../../../support/a-session.ts';
import { forbiddenKeyValue, memoryKeyValue, refused, unreachable } from '../../../support/fake-ports.ts';

const UNAUTHORIZED = refused(401, '', 'NotLoggedIn');
const NEW: Session = { sessid: 'new', ownerId: CENTER, accessToken: 'fresh', person: { pid: '1', name: 'Ingrid' } };

describe('the saved session at the start', () => {
  it('[P-CENTER-06] should be read at once and used as soon as the center is known', () => {
    const { store, access, centerId$ } = aSession({ cookie: SAVED, centerId: null });
    expect([statusOf(store), access.value.session]).toEqual(['unknown', null]);
    centerId$.next(CENTER);
    expect([statusOf(store), access.value.session]).toEqual(['loggedIn', { id: 'saved', accessToken: null }]);
  });

  it('should be held against the service, which says whose it is', () => {
    const { store, clock, whoami, access } = aSession({ cookie: SAVED });
    clock.pass(ANSWER_TIME);
    expect(whoami.map(({ question }) => question)).toEqual(['saved']);
    expect(store.session$.value).toEqual({
      sessid: 'saved',
      ownerId: CENTER,
      accessToken: 'own',
      person: { pid: '1', name: 'Ingrid Solbakken' },
    });
    expect(access.value.session).toEqual({ id: 'saved', accessToken: 'own' });
    expect(store.view$.value.name).toBe('Ingrid Solbakken');
  });

  it.each([
    ['none', undefined],
    ['nothing that is a session', 'garbage'],
    ['the session of another center', '200.saved'],
  ])('[P-CENTER-06] should count as logged out with %s, and ask nothing', (_what, cookie) => {
    const { store, whoami, access, cookies } = aSession(cookie === undefined ? {} : { cookie });
    expect([statusOf(store), access.value.session, whoami.length]).toEqual(['loggedOut', null, 0]);
    expect(cookieIn(cookies)).toBe(cookie ?? null);
  });

  it('[P-SESSION-27] should survive a 401 that was about a token: a new one is asked for, and then again', () => {
    const { store, clock, access, whoami, ownTokens, renewals } = aSession({
      cookie: SAVED,
      whoami: (asking) => (asking === 1 ? fail(UNAUTHORIZED) : ok(RECORD)),
    });
    access.next({ ...access.value, session: { id: 'saved', accessToken: 'dead' } });
    clock.pass(3 * ANSWER_TIME);
    expect([whoami.length, renewals.length, statusOf(store)]).toEqual([2, 1, 'loggedIn']);
    // The second answer is about the session: the center's new token stands where the member's own was refused.
    expect(ownTokens).toEqual([null, null]);
    expect(access.value.session).toEqual({ id: 'saved', accessToken: 'own' });
  });

  it('[P-SESSION-27] should be dropped by the second 401, and not by the first', () => {
    const { store, clock, access, cookies, whoami } = aSession({ cookie: SAVED, whoami: () => fail(UNAUTHORIZED) });
    clock.pass(2 * ANSWER_TIME);
    expect([whoami.length, statusOf(store), cookieIn(cookies)]).toEqual([2, 'loggedIn', SAVED]);
    clock.pass(ANSWER_TIME);
    expect([whoami.length, statusOf(store), access.value.session, cookieIn(cookies)]).toEqual([
      2,
      'loggedOut',
      null,
      null,
    ]);
  });

  it('should have the very token renewed that it was refused with, and not one that has come meanwhile', () => {
    const { clock, access, centerId$, renewals } = aSession({
      cookie: SAVED,
      centerId: null,
      whoami: () => fail(UNAUTHORIZED),
    });
    access.next({ ...access.value, token: 'old' });
    centerId$.next(CENTER);
    access.next({ ...access.value, token: 'new' });
    clock.pass(ANSWER_TIME);
    expect(renewals.map(({ question }) => question)).toEqual(['old']);
  });

  it('should not take back a token of its own that was refused', () => {
    const { store, clock, access } = aSession({
      whoami: (asking) => (asking === 1 ? fail(UNAUTHORIZED) : ok({ ...RECORD, access_token: null })),
    });
    store.begin(NEW);
    store.check();
    clock.pass(3 * ANSWER_TIME);
    expect(access.value.session).toEqual({ id: 'new', accessToken: null });
    expect(store.session$.value).toMatchObject({ sessid: 'new', accessToken: null });
  });

  it('[P-SESSION-27] should outlive a center whose token cannot be renewed', () => {
    for (const error of [UNAUTHORIZED, unreachable]) {
      const { store, clock, whoami } = aSession({
        cookie: SAVED,
        whoami: () => fail(UNAUTHORIZED),
        renewal: fail(error),
      });
      clock.pass(5 * ANSWER_TIME);
      expect([whoami.length, statusOf(store)]).toEqual([1, 'loggedIn']);
    }
  });

  it.each<[string, Failure]>([
    ['a network that fails', unreachable],
    ['a service that takes too long', { kind: 'unreachable', cause: 'timeout' }],
    ['a service that forbids it', refused(403)],
    ['a service in trouble', refused(500)],
    ['an answer that cannot be read', { kind: 'malformed', where: '/whoami', issues: [] }],
  ])('[P-SESSION-27] should outlive %s, at once or in place of the second 401', (_what, failure) => {
    for (const earlier of [[], [UNAUTHORIZED]]) {
      const answers = [...earlier, failure];
      const { store, clock, cookies, whoami } = aSession({
        cookie: SAVED,
        whoami: (asking) => fail(answers[asking - 1] ?? UNAUTHORIZED),
      });
      clock.pass(5 * ANSWER_TIME);
      expect(whoami.length).toBe(answers.length);
      expect([statusOf(store), cookieIn(cookies)]).toEqual(['loggedIn', SAVED]);
    }
  });

  it('should be dropped when the service says that it is another center’s', () => {
    const { store, clock, cookies } = aSession({ cookie: SAVED, whoami: () => ok({ ...RECORD, oid: '200' }) });
    clock.pass(ANSWER_TIME);
    expect([statusOf(store), cookieIn(cookies)]).toEqual(['loggedOut', null]);
  });

  it('should not be looked for any more once closed, and once however often it is opened', () => {
    const { store, clock, whoami } = aSession({ cookie: SAVED });
    store.open();
    store.close();
    clock.pass(ANSWER_TIME);
    expect(whoami.map(({ state }) => state)).toEqual(['cancelled']);
    expect(store.view$.value.name).toBeNull();
  });
});

describe('a new login', () => {
  it('should be used, and saved with nothing but its id and its center', () => {
    const { store, access, cookies } = aSession();
    store.begin(NEW);
    expect(access.value.session).toEqual({ id: 'new', accessToken: 'fresh' });
    expect(store.view$.value).toMatchObject({ status: 'loggedIn', name: 'Ingrid', remembered: true });
    expect(cookies.written).toEqual([`${CENTER}.new`]);
  });

  it('should replace the session before it, whose late answer changes nothing', () => {
    const { store, clock, cookies } = aSession({ cookie: SAVED, whoami: () => fail(UNAUTHORIZED) });
    store.begin(NEW);
    clock.pass(ANSWER_TIME);
    expect([store.session$.value?.sessid, cookieIn(cookies)]).toEqual(['new', `${CENTER}.new`]);
  });

  it('should last as long as the page where cookies are blocked', () => {
    const { store, tabs } = aSession({ storage: forbiddenKeyValue });
    expect([statusOf(store), store.view$.value.remembered]).toEqual(['loggedOut', false]);
    store.begin(NEW);
    tabs.returned$.next();
    expect(store.view$.value).toMatchObject({ status: 'loggedIn', remembered: false });
  });
});

describe('logging out', () => {
  it('[P-SESSION-16] should end the session at the service, and forget it here', () => {
    const { store, clock, access, cookies, logout } = aSession({ cookie: SAVED });
    const logouts = () => store.view$.value.logouts;
    clock.pass(ANSWER_TIME);
    store.logOut();
    expect([store.view$.value.loggingOut, logout.map(({ question }) => question), logouts()]).toEqual([
      true,
      ['saved'],
      0,
    ]);
    clock.pass(ANSWER_TIME);
    expect([statusOf(store), access.value.session, cookieIn(cookies)]).toEqual(['loggedOut', null, null]);
    expect([store.view$.value.loggingOut, logouts()]).toEqual([false, 1]);
  });

  it.each<[string, Failure]>([
    ['refuses', UNAUTHORIZED],
    ['fails', refused(500)],
    ['cannot be reached', unreachable],
  ])('[P-SESSION-16] should forget the session also when the service %s', (_what, failure) => {
    const { store, clock, cookies } = aSession({
      cookie: SAVED,
      logout: { after: ANSWER_TIME, result: fail(failure) },
    });
    store.logOut();
    clock.pass(ANSWER_TIME);
    expect([statusOf(store), cookieIn(cookies)]).toEqual(['loggedOut', null]);
  });

  it('should not wait longer than its limit for a service that hangs', () => {
    const { store, clock, logout } = aSession({ cookie: SAVED, logout: { after: 60_000, result: ok({}) } });
    store.logOut();
    clock.pass(SESSION.logoutLimit - 1);
    expect(statusOf(store)).toBe('loggedIn');
    clock.pass(1);
    expect([statusOf(store), logout[0]?.state]).toEqual(['loggedOut', 'cancelled']);
  });

  it('should ask once however often it is chosen, and nothing when no member is logged in', () => {
    const { store, clock, logout } = aSession({ cookie: SAVED });
    store.logOut();
    store.logOut();
    clock.pass(ANSWER_TIME);
    store.logOut();
    expect(logout.length).toBe(1);
  });

  it('should leave the cookie of another center alone', () => {
    const { store, clock, cookies } = aSession({ cookie: SAVED });
    cookies.write(SESSION.key, '200.theirs').subscribe();
    store.logOut();
    clock.pass(ANSWER_TIME);
    expect([statusOf(store), cookieIn(cookies)]).toEqual(['loggedOut', '200.theirs']);
  });

  it('[P-SHELL-21] should offer the login unless the portal has turned it off', () => {
    expect(aSession().store.view$.value.canLogIn).toBe(true);
    expect(aSession({ canLogIn: false }).store.view$.value.canLogIn).toBe(false);
  });
});

describe('two pages of one browser', () => {
  const two = (over: Parameters<typeof aSession>[0] = {}) => {
    const browser = aBrowser();
    const cookies = over.cookies ?? memoryKeyValue(over.cookie === undefined ? {} : { [SESSION.key]: over.cookie });
    return [aSession({ ...over, cookies, browser }), aSession({ ...over, cookies, browser })] as const;
  };

  it('should log out together', () => {
    const [one, other] = two({ cookie: SAVED });
    one.store.logOut();
    one.clock.pass(ANSWER_TIME);
    expect([statusOf(other.store), other.access.value.session, other.store.view$.value.logouts]).toEqual([
      'loggedOut',
      null,
      0,
    ]);
  });

  it('should log in together', () => {
    const [one, other] = two();
    one.store.begin(NEW);
    expect([statusOf(other.store), other.access.value.session?.id]).toEqual(['loggedIn', 'new']);
  });

  it('should never mix two centers: each page keeps its own session', () => {
    const browser = aBrowser();
    const cookies = memoryKeyValue({ [SESSION.key]: SAVED });
    const here = aSession({ cookies, browser });
    const there = aSession({ cookies, browser, centerId: 200 });
    expect([statusOf(here.store), statusOf(there.store)]).toEqual(['loggedIn', 'loggedOut']);
    there.store.begin({ ...NEW, ownerId: 200 });
    here.tabs.returned$.next();
    expect([here.access.value.session?.id, there.access.value.session?.id]).toEqual(['saved', 'new']);
  });

  it('should each log out of its own center, despite cookie changes of the other', () => {
    const browser = aBrowser();
    const cookies = memoryKeyValue();
    const here = aSession({ cookies, browser });
    const there = aSession({ cookies, browser, centerId: 200 });
    here.store.begin(NEW);
    there.store.begin({ ...NEW, sessid: 'theirs', ownerId: 200 });
    there.store.logOut();
    there.clock.pass(ANSWER_TIME);
    here.clock.pass(ANSWER_TIME);
    here.tabs.returned$.next();
    expect([statusOf(there.store), cookieIn(cookies)]).toEqual(['loggedOut', null]);
    expect([statusOf(here.store), here.access.value.session?.id]).toEqual(['loggedIn', 'new']);
  });

  it('should find out at the service where no cookie tells them', () => {
    const browser = aBrowser();
    let isOver = false;
    const given = { browser, storage: forbiddenKeyValue, whoami: () => (isOver ? fail(UNAUTHORIZED) : ok(RECORD)) };
    const [one, other] = [aSession(given), aSession(given)];
    one.store.begin(NEW);
    other.store.begin(NEW);
    isOver = true;
    one.store.logOut();
    one.clock.pass(ANSWER_TIME);
    other.clock.pass(3 * ANSWER_TIME);
    expect(statusOf(other.store)).toBe('loggedOut');
  });

  it('should not listen to strange words', () => {
    const { tabs, whoami, clock } = aSession({ cookie: SAVED });
    clock.pass(ANSWER_TIME);
    for (const message of [null, 7, {}, 'session', { sessid: 'evil', ownerId: CENTER }]) tabs.messages$.next(message);
    clock.pass(ANSWER_TIME);
    expect(whoami.length).toBe(1);
  });
});

describe('coming back to a page', () => {
  it('should notice that the cookie has run out', () => {
    const { store, cookies, tabs } = aSession({ cookie: SAVED });
    cookies.write(SESSION.key, '').subscribe();
    expect(statusOf(store)).toBe('loggedIn');
    tabs.returned$.next();
    expect(statusOf(store)).toBe('loggedOut');
  });

  it('should notice that another member has logged in', () => {
    const { store, cookies, tabs, clock } = aSession({ cookie: SAVED });
    cookies.write(SESSION.key, `${CENTER}.other`).subscribe();
    tabs.returned$.next();
    expect(store.session$.value).toEqual(unconfirmedSession({ sessid: 'other', ownerId: CENTER }));
    clock.pass(ANSWER_TIME);
    expect(store.session$.value?.person).not.toBeNull();
  });

  it('should ask the service anew when a call was refused', () => {
    const { store, clock, whoami } = aSession({
      cookie: SAVED,
      whoami: (asking) => (asking === 1 ? ok(RECORD) : fail(UNAUTHORIZED)),
    });
    clock.pass(ANSWER_TIME);
    store.check();
    clock.pass(3 * ANSWER_TIME);
    expect([whoami.length, statusOf(store)]).toEqual([3, 'loggedOut']);
  });

  it('should ask the service once, however many calls were refused while it is being asked', () => {
    const { store, clock, whoami } = aSession({ cookie: SAVED, whoami: () => fail(UNAUTHORIZED) });
    for (const part of [0.4, 1, 1]) {
      clock.pass(part * ANSWER_TIME);
      store.check();
    }
    clock.pass(3 * ANSWER_TIME);
    expect([whoami.length, statusOf(store)]).toEqual([2, 'loggedOut']);
  });
});
