import { type Failure, fail, ok, type Reply, type Result } from '@felles/core';
import type { Refusal } from '@felles/core/internal/shared/result';
import type { SignInStart } from '@felles/core/internal/workspace/session/port';
import { createStaffSessionStore } from '@felles/core/internal/workspace/session/store';
import type { PendingSignIn, Tokens } from '@felles/core/workspace/session';
import { BehaviorSubject, defer, type Observable, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, MINUTE } from '../../../support/at.ts';
import { countedKeys } from '../../../support/small-needs.ts';
import { createNetwork, LOST, REFUSED } from '../../data/network.ts';

const HOME = 'https://bygg.example/x/-/';

const refusedBy = (refusal: Refusal, status: number): Failure => ({
  kind: 'refused',
  refusal,
  status,
  type: '',
  message: '',
});

interface Given {
  readonly address?: string;
  readonly kept?: Tokens | null;
  readonly pending?: PendingSignIn | null;
  readonly embedded?: boolean;
  readonly clock?: ReturnType<typeof at>;
  readonly tokens$?: BehaviorSubject<Tokens | null>;
  /** A browser that keeps nothing for the tab. */
  readonly keepsNothing?: boolean;
  /** A program, which has no page to leave. */
  readonly hasNoPage?: boolean;
}

/** Whose an access token is, at a service that tells: a1 and a2 are Anna's, b1 is Berit's, of h1 it knows nothing. */
const USERS: Readonly<Record<string, Result<string>>> = {
  a: ok('anna'),
  b: ok('berit'),
  g: fail(refusedBy('unauthorized', 401)),
  // Nothing is known of it without a network.
  n: fail(LOST),
};

function aSession(given: Given = {}) {
  const { address = HOME, kept = null, embedded = false } = given;
  const clock = given.clock ?? at('2026-11-19T10:00:00Z');
  const tokens$ = given.tokens$ ?? new BehaviorSubject<Tokens | null>(kept);
  const prepares = createNetwork<string, SignInStart>();
  const redeems = createNetwork<string, Tokens>();
  const renewals = createNetwork<string, Tokens>();
  const revokes = createNetwork<string, unknown>();
  const hosts = createNetwork<string, Tokens | null>();
  const returned$ = new Subject<void>();
  let pending = given.pending ?? null;
  const shown: string[] = [];
  const went: string[] = [];
  const opened: string[] = [];
  const logged: Failure[] = [];
  const left: string[] = [];
  const session = createStaffSessionStore({
    port: {
      prepare: (flow, returnAddress) => prepares.ask(`${flow} ${returnAddress}`),
      redeem: (answer) => redeems.ask(answer),
      renew: (refresh) => renewals.ask(refresh),
      revoke: (token, hint) => revokes.ask(`${hint} ${token}`),
    },
    tokens: {
      tokens$,
      write: (tokens) => tokens$.next(tokens),
      alone: <T>(work: () => Observable<T>) => defer(work),
    },
    pending: {
      put: (one) => {
        if (!given.keepsNothing) pending = one;
        return !given.keepsNothing;
      },
      take: () => {
        const taken = pending;
        pending = null;
        return taken;
      },
    },
    page: {
      origin: 'https://bygg.example',
      address: () => address,
      go: given.hasNoPage ? null : (to) => went.push(to),
      restore: (path) => shown.push(path),
      open: (given) => opened.push(given),
      reload: () => shown.push('reloaded'),
      restart: (path) => shown.push(`restarted at ${path}`),
      returned$,
    },
    who: (access) => of(USERS[access.slice(0, 1)] ?? fail(refusedBy('notFound', 404))),
    newKey: countedKeys(''),
    host: { isEmbedded: embedded, token: () => hosts.ask('') },
    flow: 'code',
    clock,
    log: (_what, failure) => logged.push(failure),
    gaveUp: () => left.push('given up'),
    leaving: () => left.push(`${session.state$.value.kind} ${tokens$.value === null ? 'without' : 'with'} tokens`),
  });
  session.open();
  const results: Result<boolean>[] = [];
  return {
    session,
    opened,
    returned$,
    clock,
    tokens$,
    prepares,
    redeems,
    renewals,
    revokes,
    hosts,
    shown,
    went,
    logged,
    left,
    results,
    pending: () => pending,
    state: () => session.state$.value,
    ask: (reply: Reply<boolean>) => reply.subscribe((result) => results.push(result)),
    good: (access: string, refresh: string | null = 'r2'): Tokens => ({
      access,
      expiresAt: clock.now() + 5 * MINUTE,
      refresh,
      owner: 'user anna',
    }),
  };
}

const KEPT: Tokens = { access: 'a1', expiresAt: Number.MAX_SAFE_INTEGER, refresh: 'r1' };
const prepared: SignInStart = { address: 'https://logg.inn/', state: 's', verifier: 'v' };
const waiting: PendingSignIn = {
  flow: 'code',
  state: 's',
  verifier: 'v',
  returnAddress: `${HOME}?action=oauth_response`,
  left: `${HOME}?p=projects#!/a`,
  owner: null,
  arrivals: 0,
};

describe('without a login', () => {
  it('[W-AUTH-14] should lead to the provider, and keep what the way back needs', () => {
    const { prepares, went, pending, state } = aSession({ address: `${HOME}?p=projects#!/a` });
    expect(state().kind).toBe('leaving');
    expect(prepares.open.map(({ input }) => input)).toEqual([`code ${HOME}?action=oauth_response`]);
    prepares.open[0]?.answer(ok(prepared));
    expect([went, pending()]).toEqual([['https://logg.inn/'], waiting]);
  });

  it('[W-AUTH-14] should lead there once, however many calls are refused at once', () => {
    const { session, prepares, renewals, tokens$, results, ask, good } = aSession({
      kept: { access: 'old', expiresAt: Number.MAX_SAFE_INTEGER, refresh: null, owner: 'user anna' },
    });
    for (let call = 0; call < 40; call += 1) ask(session.renew('old'));
    expect([prepares.asked, renewals.asked]).toEqual([1, 0]);
    expect(results).toEqual(Array.from({ length: 40 }, () => ok(false)));
    tokens$.next(good('new'));
    ask(session.renew('old'));
    expect(results.at(-1)).toEqual(ok(true));
  });

  it('should say why where the way there cannot be prepared, and go when the user asks again', () => {
    const { session, prepares, state } = aSession();
    prepares.open[0]?.answer(fail(LOST));
    expect(state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.failed' } });
    session.signIn();
    expect([state().kind, prepares.open.length]).toEqual(['leaving', 1]);
  });
});

describe('an expired token without a network', () => {
  it.each([
    ['cannot be renewed now', 'r1'],
    ['cannot be asked for now', null],
  ])('[W-SITE-31] should let the user go on when it %s', (_, refresh) => {
    const { renewals, prepares, state, session } = aSession({
      kept: { access: 'n1', expiresAt: 0, refresh, owner: 'user anna' },
    });
    renewals.open[0]?.answer(fail(LOST));
    expect([state(), prepares.asked]).toEqual([{ kind: 'signedIn', owner: 'user anna' }, 0]);
    // The service decides with the next call, once there is a network.
    const results: Result<boolean>[] = [];
    session.renew('n1').subscribe((result) => results.push(result));
    renewals.open[0]?.answer(fail(REFUSED));
    expect([results, state().kind, prepares.asked]).toEqual([[ok(false)], 'leaving', 1]);
  });

  it('[W-SITE-31] should not admit an unknown user', () => {
    const { renewals, state } = aSession({ kept: { access: 'n1', expiresAt: 0, refresh: 'r1' } });
    renewals.open[0]?.answer(fail(LOST));
    expect(state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.failed' } });
  });
});

describe('a browser that keeps nothing for the tab', () => {
  it('should not go to the provider, whose answer would be useless, and see the reason', () => {
    const { prepares, went, state } = aSession({ keepsNothing: true });
    prepares.open[0]?.answer(ok(prepared));
    expect([went, state()]).toEqual([[], { kind: 'signedOut', why: { key: 'signIn.keepsNothing', params: {} } }]);
  });

  it('should be a misuse that names `page` in a program without one, and never wait for a provider', () => {
    const { session, prepares, state } = aSession({ hasNoPage: true });
    const why = { key: 'failure.refused', params: { message: expect.stringContaining('`page`') } };
    expect(state()).toMatchObject({ kind: 'signedOut', why });
    session.signIn();
    expect(state()).toMatchObject({ kind: 'signedOut', why });
    expect(prepares.asked).toBe(0);
  });

  it('should not show for ever that it is on the way, where it comes back by the history', () => {
    const { prepares, state, returned$ } = aSession();
    prepares.open[0]?.answer(ok(prepared));
    returned$.next();
    expect(state()).toEqual({ kind: 'signedOut', why: null });
  });
});

describe('the way back', () => {
  const back = (query: string, pending: PendingSignIn | null = waiting) =>
    aSession({ address: `${HOME}?action=oauth_response${query}`, pending });

  it('[W-AUTH-05] [W-AUTH-16] should redeem the answer once and show the page that was left', () => {
    const { redeems, shown, state, session, pending, good } = back('&code=c&state=s');
    expect(redeems.open.map(({ input }) => input)).toEqual([`${HOME}?action=oauth_response&code=c&state=s`]);
    expect([shown, pending(), state().kind]).toEqual([['/x/-/?p=projects#!/a'], null, 'returning']);
    redeems.open[0]?.answer(ok(good('a1')));
    expect([state().kind, session.access$.value]).toEqual(['signedIn', 'a1']);
  });

  it('[S-14] [S-22] should take no answer that was not asked for here, and clear it from the address', () => {
    const { redeems, shown, state } = back('&code=stolen&state=x', null);
    expect([redeems.asked, shown]).toEqual([0, ['/x/-/']]);
    expect(state()).toEqual({ kind: 'signedOut', why: { key: 'signIn.stray', params: {} } });
  });

  it('should say what is the matter where an answer was used before, and lead nowhere until the user asks', () => {
    const { session, prepares, state } = back('&code=c&state=s', null);
    session.open();
    session.renew(null).subscribe();
    expect([state().kind, prepares.asked]).toEqual(['signedOut', 0]);
    session.signIn();
    expect([state().kind, prepares.asked]).toEqual(['leaving', 1]);
  });

  it('should ask the provider once more for a token that is refused at once, and then the user', () => {
    const arrive = (arrivals: number) => {
      const site = back('&code=c&state=s', { ...waiting, arrivals });
      site.redeems.open[0]?.answer(ok(site.good('a1', null)));
      return site;
    };
    const first = arrive(0);
    first.session.renew('a1').subscribe();
    first.prepares.open[0]?.answer(ok(prepared));
    expect([first.state().kind, first.pending()?.arrivals]).toEqual(['leaving', 1]);
    const second = arrive(1);
    second.session.renew('a1').subscribe();
    expect([second.state(), second.prepares.asked, second.left]).toEqual([
      { kind: 'signedOut', why: { key: 'signIn.refused', params: {} } },
      0,
      ['signedIn with tokens'],
    ]);
    second.session.signIn();
    expect([second.state().kind, second.prepares.asked]).toEqual(['leaving', 1]);
    const later = arrive(1);
    later.clock.pass(MINUTE);
    later.session.renew('a1').subscribe();
    expect(later.state().kind).toBe('leaving');
  });

  it('should drop the drafts after a cancelled sign-in, and keep them after a failed one', () => {
    const refused = back('&error=access_denied&state=s');
    refused.redeems.open[0]?.answer(fail({ ...refusedBy('generic', 400), type: 'access_denied' }));
    expect(refused.left).toEqual(['given up']);
    const failed = back('&code=c&state=s');
    failed.redeems.open[0]?.answer(fail(REFUSED));
    expect(failed.left).toEqual([]);
  });

  it('should show the page that was left to the user who left it, and to no other known one', () => {
    const left = (owner: string | null, access: string) => {
      const { redeems, shown, good } = back('&code=c&state=s', { ...waiting, owner });
      redeems.open[0]?.answer(ok(good(access)));
      return shown.at(-1);
    };
    const same = '/x/-/?p=projects#!/a';
    expect([left(null, 'a1'), left('user anna', 'a1'), left('sign-in 1', 'x1')]).toEqual([same, same, same]);
    expect(left('user anna', 'b1')).toBe('/x/-/');
  });

  it('[S-16] should never show a page of another origin, from any stored text', () => {
    const { shown } = back('&code=c&state=s', { ...waiting, left: 'https://evil.example/x/-/' });
    expect(shown).toEqual(['/x/-/']);
  });

  it('should say that it was refused, or why it failed', () => {
    const refused = back('&error=access_denied&state=s');
    refused.redeems.open[0]?.answer(fail(REFUSED));
    expect(refused.state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.refused' } });
    const lost = back('&code=c&state=s');
    lost.redeems.open[0]?.answer(fail(LOST));
    expect(lost.state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.failed' } });
  });
});

describe('a token that has ended', () => {
  it('should be none from that moment on', () => {
    const { session, clock } = aSession({
      kept: { access: 'a1', expiresAt: Date.parse('2026-11-19T10:05:00Z'), refresh: 'r1' },
    });
    const seen: (string | null)[] = [];
    session.access$.subscribe((access) => seen.push(access));
    clock.pass(5 * MINUTE - 1);
    expect(seen).toEqual(['a1']);
    clock.pass(1);
    expect(seen).toEqual(['a1', null]);
  });

  it('[W-AUTH-15] should go to the provider after a failed renewal, with the drafts stored first', () => {
    const { session, renewals, prepares, tokens$, state, left, ask } = aSession({ kept: KEPT });
    // The pages go with the state, and with them what waits for the renewal.
    const asking = ask(session.renew('a1'));
    session.state$.subscribe(({ kind }) => kind !== 'signedIn' && asking.unsubscribe());
    renewals.open[0]?.answer(fail(REFUSED));
    expect(left).toEqual(['signedIn with tokens']);
    expect([state().kind, tokens$.value, prepares.asked]).toEqual(['leaving', null, 1]);
  });

  it('should be renewed once for forty calls that were refused at once', () => {
    const { session, renewals, prepares, results, ask, good } = aSession({ kept: KEPT });
    for (let call = 0; call < 40; call += 1) ask(session.renew('a1'));
    expect(renewals.open.map(({ input }) => input)).toEqual(['r1']);
    renewals.open[0]?.answer(ok(good('a2')));
    expect(results).toEqual(Array.from({ length: 40 }, () => ok(true)));
    expect([session.access$.value, prepares.asked]).toEqual(['a2', 0]);
  });

  it('should be renewed at the start, before any way to the provider', () => {
    const { renewals, prepares, state, good } = aSession({ kept: { access: 'a1', expiresAt: 0, refresh: 'r1' } });
    expect([renewals.asked, prepares.asked, state().kind]).toEqual([1, 0, 'starting']);
    renewals.open[0]?.answer(ok(good('a2')));
    expect(state().kind).toBe('signedIn');
  });

  it('should not be renewed where another tab has done so', () => {
    const { session, renewals, tokens$, results, ask, good } = aSession({ kept: KEPT });
    tokens$.next(good('a2'));
    ask(session.renew('a1'));
    expect([results, renewals.asked]).toEqual([[ok(true)], 0]);
  });

  it('should lead to the provider where the renewal is refused, and keep what there is where it is lost', () => {
    const refused = aSession({ kept: KEPT });
    refused.ask(refused.session.renew('a1'));
    refused.renewals.open[0]?.answer(fail(REFUSED));
    expect([refused.results, refused.tokens$.value, refused.prepares.asked]).toEqual([[ok(false)], null, 1]);
    const lost = aSession({ kept: KEPT });
    lost.ask(lost.session.renew('a1'));
    lost.renewals.open[0]?.answer(fail(LOST));
    expect([lost.results, lost.tokens$.value?.access, lost.prepares.asked]).toEqual([[fail(LOST)], 'a1', 0]);
  });
});

describe('logging out', () => {
  it('[W-AUTH-11] [W-AUTH-17] [S-17] should revoke both tokens, the refresh token first, and clear them', () => {
    const { session, revokes, tokens$, state, shown } = aSession({ kept: KEPT });
    session.signOut();
    session.signOut();
    expect(revokes.open.map(({ input }) => input)).toEqual(['refresh_token r1']);
    revokes.open[0]?.answer(ok(null));
    expect(revokes.open.map(({ input }) => input)).toEqual(['access_token a1']);
    revokes.open[0]?.answer(ok(null));
    expect([tokens$.value, state()]).toEqual([
      null,
      { kind: 'signedOut', why: { key: 'signIn.signedOut', params: {} } },
    ]);
    // The address of the page that the user looked at is not left for the next one.
    expect(shown).toEqual(['/x/-/']);
  });

  it('[W-AUTH-12] [W-AUTH-13] [W-AUTH-17] should clear them where revoking fails, and log each failure', () => {
    const { session, revokes, tokens$, logged } = aSession({ kept: KEPT });
    session.signOut();
    revokes.open[0]?.answer(fail(LOST));
    revokes.open[0]?.answer(fail(REFUSED));
    expect([tokens$.value, logged]).toEqual([null, [LOST, REFUSED]]);
    expect(JSON.stringify(logged)).not.toMatch(/a1|r1/);
  });

  it('[W-AUTH-17] should clear them where the provider never answers', () => {
    const { session, clock, tokens$, logged } = aSession({ kept: KEPT });
    session.signOut();
    clock.pass(6_000);
    expect([tokens$.value, logged.length]).toEqual([null, 2]);
  });

  it('should reach the other tabs before the provider answers, so that none renews its token', () => {
    const tokens$ = new BehaviorSubject<Tokens | null>(KEPT);
    const other = aSession({ tokens$ });
    const { session } = aSession({ tokens$ });
    session.signOut();
    expect(other.state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.ended' } });
  });
});

describe('whose a page is', () => {
  const good = (access: string, owner: string | null = null) => ({ ...KEPT, access, owner });

  it('should be requested once for tokens that are no renewal, and be stored with them', () => {
    const { session, tokens$, state, renewals, ask } = aSession({ kept: good('a1') });
    expect([state(), tokens$.value?.owner]).toEqual([{ kind: 'signedIn', owner: 'user anna' }, 'user anna']);
    ask(session.renew('a1'));
    // The service is not asked about the next token: it is the same user's.
    renewals.open[0]?.answer(ok({ ...good('b2'), owner: null }));
    expect([tokens$.value?.access, tokens$.value?.owner, state().kind]).toEqual(['b2', 'user anna', 'signedIn']);
  });

  it('should be another one with each sign-in at a service that does not tell', () => {
    expect(aSession({ kept: good('x1') }).state()).toEqual({ kind: 'signedIn', owner: 'sign-in 1' });
  });

  it('should be no user’s where the service refuses the token that was just given', () => {
    expect(aSession({ kept: good('g1') }).state()).toMatchObject({ why: { key: 'signIn.refused' } });
  });

  it('should begin anew at the root with another user’s token, which it never uses, and lose no text', () => {
    const { session, tokens$, shown, state, left, prepares, ask, results } = aSession({
      kept: good('a1', 'user anna'),
    });
    const seen: (string | null)[] = [];
    session.access$.subscribe((access) => seen.push(access));
    tokens$.next(good('b1', 'user berit'));
    expect([state(), shown]).toEqual([{ kind: 'changing' }, ['restarted at /x/-/']]);
    expect([seen, left]).toEqual([['a1', null], ['signedIn with tokens']]);
    tokens$.next(good('a3', 'user anna'));
    ask(session.renew('a1'));
    expect([seen, state().kind, prepares.asked, results]).toEqual([['a1', null], 'changing', 0, [ok(false)]]);
  });

  it('should begin anew with a token of which it is not known whose it is', () => {
    const { tokens$, shown } = aSession({ kept: good('a1', 'user anna') });
    tokens$.next(good('a2'));
    expect(shown).toEqual(['restarted at /x/-/']);
  });

  it('should go on with a token of the same user that another tab has written', () => {
    const { session, tokens$, shown } = aSession({ kept: good('a1', 'user anna') });
    tokens$.next(good('a2', 'user anna'));
    expect([session.access$.value, shown]).toEqual(['a2', []]);
  });

  it('should begin anew for the next user after the first one is gone, and for the same one where it was', () => {
    const berit = aSession({ kept: good('a1', 'user anna') });
    berit.tokens$.next(null);
    berit.tokens$.next(good('b1', 'user berit'));
    expect([berit.state().kind, berit.shown]).toEqual(['changing', ['restarted at /x/-/']]);
    const anna = aSession({ kept: good('a1', 'user anna') });
    anna.tokens$.next(null);
    anna.tokens$.next(good('a2', 'user anna'));
    expect([anna.state().kind, anna.shown]).toEqual(['signedOut', ['reloaded']]);
  });

  it('should keep typed text for the user whose session ended in another tab, and drop it at a logout', () => {
    const ended = aSession({ kept: good('a1', 'user anna') });
    ended.tokens$.next(null);
    expect(ended.left).toEqual(['signedIn without tokens']);
    const out = aSession({ kept: good('a1', 'user anna') });
    out.session.signOut();
    for (let time = 0; time < 2; time += 1) out.revokes.open[0]?.answer(ok(null));
    expect(out.left).toEqual(['given up']);
  });

  it('should not be taken back by a renewal that is answered after the user is gone', () => {
    const { session, tokens$, renewals, state, prepares, ask } = aSession({ kept: good('a1', 'user anna') });
    ask(session.renew('a1'));
    tokens$.next(null);
    renewals.open[0]?.answer(ok(good('a2')));
    expect([tokens$.value, state().kind, prepares.asked]).toEqual([null, 'signedOut', 0]);
    const other = aSession({ kept: good('a1', 'user anna') });
    other.ask(other.session.renew('a1'));
    other.tokens$.next({ ...good('b1', 'user berit'), refresh: 'r9' });
    other.renewals.open[0]?.answer(ok(good('a2')));
    expect(other.tokens$.value?.access).toBe('b1');
  });

  it('should be signed in at once where no user was there before', () => {
    const { tokens$, shown, state, hosts } = aSession({ embedded: true });
    hosts.open[0]?.answer(ok(null));
    tokens$.next(good('b1'));
    expect([state().kind, shown]).toEqual(['signedIn', []]);
  });
});

describe('in a frame', () => {
  it('should ask the host again after a logout, before any window is opened', () => {
    const { session, hosts, revokes, opened } = aSession({ embedded: true, kept: null });
    hosts.open[0]?.answer(ok({ access: 'h1', expiresAt: Number.MAX_SAFE_INTEGER, refresh: null }));
    session.signOut();
    revokes.open[0]?.answer(ok(null));
    session.signIn();
    expect([hosts.asked, opened]).toEqual([2, []]);
  });

  it('should ask the host for a token first, and open a window of its own only when the user asks', () => {
    const { session, hosts, prepares, state, opened, good } = aSession({ embedded: true });
    expect([hosts.asked, prepares.asked]).toEqual([1, 0]);
    hosts.open[0]?.answer(ok(null));
    expect(state()).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.inFrame' } });
    session.signIn();
    expect([opened, prepares.asked]).toEqual([[HOME], 0]);
    const given = aSession({ embedded: true });
    given.hosts.open[0]?.answer(ok(good('h1', null)));
    expect([given.state().kind, given.session.access$.value]).toEqual(['signedIn', 'h1']);
  });

  const given = (access: string, owner: string | null = null): Result<Tokens> =>
    ok({ ...KEPT, access, refresh: null, owner });

  it('should not admit the host’s user while the service that knows who that is does not answer', () => {
    const { hosts, state, session } = aSession({ embedded: true });
    hosts.open[0]?.answer(given('n1'));
    expect([state(), session.access$.value]).toMatchObject([
      { kind: 'signedOut', why: { key: 'signIn.failed' } },
      null,
    ]);
    session.signIn();
    hosts.open[0]?.answer(given('a1'));
    expect(state()).toEqual({ kind: 'signedIn', owner: 'user anna' });
  });

  it('should be the host’s user, also where another one is signed in in other tabs', () => {
    const tokens$ = new BehaviorSubject<Tokens | null>({ ...KEPT, access: 'b1', refresh: null });
    const { session, hosts, state, shown } = aSession({ embedded: true, tokens$ });
    expect(state().kind).toBe('starting');
    hosts.open[0]?.answer(given('a1'));
    expect([state(), session.access$.value]).toEqual([{ kind: 'signedIn', owner: 'user anna' }, 'a1']);
    tokens$.next(null);
    expect([session.access$.value, shown, tokens$.value]).toEqual(['a1', [], null]);
  });

  it('should begin anew when the host hands over another user, or one who is not known', () => {
    for (const next of ['b1', 'x1']) {
      const { session, hosts, state, shown } = aSession({ embedded: true });
      hosts.open[0]?.answer(given('a1'));
      session.renew('a1').subscribe();
      hosts.open[0]?.answer(given(next));
      expect([state().kind, session.access$.value, shown]).toEqual(['changing', null, ['restarted at /x/-/']]);
    }
  });

  it('should go on for the same user, also where only the host says who that is', () => {
    for (const [first, second, owner] of [
      ['a1', 'a2', null],
      ['x1', 'x2', 'host 7'],
    ] as const) {
      const { session, hosts, state, shown } = aSession({ embedded: true });
      hosts.open[0]?.answer(given(first, owner));
      session.renew(first).subscribe();
      hosts.open[0]?.answer(given(second, owner));
      expect([state().kind, session.access$.value, shown]).toEqual(['signedIn', second, []]);
    }
  });
});
