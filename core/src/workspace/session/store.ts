import {
  BehaviorSubject,
  concatMap,
  defer,
  finalize,
  map,
  of,
  ReplaySubject,
  type SchedulerLike,
  share,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { explainFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SignInMessage } from '../../texts/sign-in.ts';
import type { SignInFlow, Tokens } from './model.ts';
import type { HostPort, PagePort, SignInPlace, SignInPort, TokenPlace } from './port.ts';
import {
  accessAt,
  comesBack,
  isReturn,
  ownerAtService,
  ownerBySignIn,
  pathToRestore,
  returnAddressOf,
} from './rules.ts';

/** Where the session stands; the pages are there only while it is 'signedIn'. */
export type SessionState =
  | { readonly kind: 'starting' }
  /** The provider's answer is being exchanged. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'signedIn'; readonly owner: string }
  /** The browser is leaving for the provider. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'signingOut' }
  /** The token belongs to another user, so the page reloads. */
  | { readonly kind: 'changing' }
  /** The user must sign in. */
  | { readonly kind: 'signedOut'; readonly why: SignInMessage | null };

/** The session of the workspace, one for the page; its access token goes with every call. */
export interface StaffSessionStore {
  readonly state$: Behavior<SessionState>;
  /** The valid access token; null without one. */
  readonly access$: Behavior<string | null>;
  open(): void;
  close(): void;
  signIn(): void;
  signOut(): void;
  /** [W-AUTH-15] True if a refused request should be repeated. Parallel callers share one renewal. */
  renew(refused: string | null): Reply<boolean>;
}

/** Tokens with a known owner. */
type OwnedTokens = Tokens & { readonly owner: string };

/** The provider, the service, the browser's places for tokens, and the page around the session. */
export interface StaffSessionNeeds {
  readonly port: SignInPort;
  /** The service's user id of an access token. */
  readonly who: (access: string) => Reply<Id>;
  readonly tokens: TokenPlace;
  readonly pending: SignInPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  readonly flow: SignInFlow;
  /** The wall clock, as tokens expire at an instant. */
  readonly clock: SchedulerLike;
  readonly newKey: () => string;
  /** Logs a failure that the user does not see; never with a token. */
  readonly log: (what: 'revoke', failure: Failure) => void;
  /** [W-AUTH-15] Called before the session ends by itself, while all input is still there. */
  readonly leaving: () => void;
  /** Called after a sign-out or a cancelled sign-in, to drop all drafts. */
  readonly gaveUp: () => void;
}

/** The time limit for the provider at a sign-out (milliseconds). */
const FAREWELL = 3_000;

/** The number of automatic returns in a short time before the user is asked. */
const MOST_ARRIVALS = 2;
const SOON = 60_000;

/** The longest delay of a browser's timer (milliseconds). */
const LONGEST_WAIT = 2_147_483_647;

/** The session: sign-in, one shared renewal and sign-out. It belongs to one user; another user's token reloads the page. */
export function createStaffSessionStore(needs: StaffSessionNeeds): StaffSessionStore {
  const { port, who, tokens, pending, page, host, flow, clock, newKey, log, leaving, gaveUp } = needs;
  const state$ = new BehaviorSubject<SessionState>({ kind: 'starting' });
  const ticks$ = new BehaviorSubject(0);
  /** The tokens of this page's owner, never of another user. */
  const own$ = new BehaviorSubject<Tokens | null>(null);
  const scope = createScope();
  const expiry = createSlot();
  let renewing: Reply<boolean> | null = null;

  /** The page's owner; null until the first sign-in. */
  let owner: string | null = null;
  /** Whether the owner has signed out. */
  let isOver = false;
  /** The host's token counts only for this frame: other tabs may have another user. */
  let isOfHost = false;

  /** The number of recent returns from the provider, and the time of the last one. */
  let arrivals = 0;
  let arrivedAt = Number.NEGATIVE_INFINITY;

  const isIn = (...kinds: readonly SessionState['kind'][]): boolean => kinds.includes(state$.value.kind);

  function signedOut(why: SignInMessage | null): void {
    isOver = owner !== null;
    state$.next({ kind: 'signedOut', why });
  }

  /** A page serves one user, so that the next one never sees data of the first. */
  function enter(given: OwnedTokens): void {
    if (owner !== null && owner !== given.owner) {
      change();
      return;
    }
    own$.next(given);
    if (isOver) {
      page.reload();
      return;
    }
    owner = given.owner;
    state$.next({ kind: 'signedIn', owner });
  }

  /** Ends the session of the owner, whose unsent work waits for them. */
  function change(): void {
    leaving();
    own$.next(null);
    state$.next({ kind: 'changing' });
    page.restart(ROOT);
  }

  /** Finds the owner of tokens. An unknown one counts as a new user. */
  const owned = (given: Tokens): Reply<OwnedTokens> =>
    who(given.access).pipe(
      map((result): Result<OwnedTokens> => {
        if (result.ok) return ok({ ...given, owner: ownerAtService(result.value) });
        if (result.error.kind === 'refused' && result.error.refusal === 'unauthorized') return result;
        return ok({ ...given, owner: given.owner ?? ownerBySignIn(newKey()) });
      }),
    );

  const admit = (given: Tokens, keep: (known: OwnedTokens) => void): void =>
    scope.add(
      owned(given).subscribe((result) => {
        if (!result.ok) return signedOut(REFUSED);
        keep(result.value);
        enter(result.value);
      }),
    );

  /** Uses the tokens of all tabs. */
  function enterWithShared(): void {
    const shared = own$.value;
    if (shared === null) return;
    const { owner: known } = shared;
    if (known) enter({ ...shared, owner: known });
    else admit(shared, tokens.write);
  }

  const now = (): string | null => accessAt(own$.value, clock.now());

  /** Removes the token when it expires. */
  function watchExpiry(own: Tokens | null): void {
    expiry.end();
    if (own === null) return;
    const wait = own.expiresAt - clock.now();
    if (wait > 0 && wait <= LONGEST_WAIT) expiry.run(timer(wait, clock), () => ticks$.next(ticks$.value + 1));
  }

  /** Called when this or another tab has written the shared tokens. */
  function follow(shared: Tokens | null): void {
    if (isOfHost || isIn('changing')) return;
    if (owner !== null && shared !== null && shared.owner !== owner) {
      change();
      return;
    }
    const isEnded = shared === null && isIn('signedIn');
    if (isEnded) leaving();
    own$.next(shared);
    if (isEnded) signedOut({ key: 'signIn.ended', params: {} });
    if (shared !== null && isIn('signedOut')) enterWithShared();
  }

  function takeAnswer(): void {
    const answer = page.address();
    // State and verifier can be used once, also after a failure.
    const expected = pending.take();
    const left = expected && pathToRestore(expected.left, page.origin);
    // Removes the code or token from the address at once.
    page.restore(left ?? ROOT);
    if (expected === null) {
      if (now() === null) signedOut(STRAY);
      else enterWithShared();
      return;
    }
    arrivals = (expected.arrivals ?? 0) + 1;
    arrivedAt = clock.now();
    state$.next({ kind: 'returning' });
    scope.add(
      port.redeem(answer, expected).subscribe((result) => {
        if (result.ok)
          return admit(result.value, (known) => {
            // Another user must not see the page of the previous one.
            if (expected.owner && comesBack(expected.owner) && expected.owner !== known.owner) page.restore(ROOT);
            tokens.write(known);
          });
        if (result.error.kind === 'refused' && result.error.type === CANCELLED) gaveUp();
        signedOut(isRefused(result.error) ? REFUSED : failed(result.error));
      }),
    );
  }

  /** Called with the renewal at the start. After a refusal, the browser is leaving for the provider already. */
  function begin(result: Result<boolean>): void {
    if (result.ok) {
      if (result.value) enterWithShared();
      return;
    }
    // Without a network the user works with the data on the device; the service refuses the next call if the token is old.
    const owner = own$.value?.owner;
    if (result.error.kind === 'unreachable' && own$.value && owner) enter({ ...own$.value, owner });
    else signedOut(failed(result.error));
  }

  const beginWithShared = (): void => {
    if (now() !== null) enterWithShared();
    else scope.add(renew(null).subscribe(begin));
  };

  /** Leaves once, for any number of refused requests. */
  function leave(isWanted: boolean): void {
    if (isIn('leaving', 'signingOut', 'returning', 'changing')) return;
    if (isWanted || clock.now() - arrivedAt >= SOON) arrivals = 0;
    // Before the state changes, as that closes the pages with their input.
    leaving();
    // Prevents a loop if the service refuses each new token of the provider.
    if (arrivals >= MOST_ARRIVALS) {
      signedOut(REFUSED);
      return;
    }
    state$.next({ kind: 'leaving' });
    if (host.isEmbedded) askHost(withoutHost);
    else goToProvider();
  }

  function goToProvider(): void {
    const left = page.address();
    const returnAddress = returnAddressOf(left);
    scope.add(
      port.prepare(flow, returnAddress).subscribe((result) => {
        if (!result.ok) return signedOut(failed(result.error));
        const { address, state, verifier } = result.value;
        // Without stored state the answer would be useless, and the loop would not end.
        if (pending.put({ flow, state, verifier, returnAddress, left, owner, arrivals })) page.go(address);
        else signedOut(KEEPS_NOTHING);
      }),
    );
  }

  /** Asks the host first, as the login page may not allow a frame; otherwise the user signs in in a new window. */
  function askHost(without: () => void): void {
    scope.add(
      host.token().subscribe((result) => {
        if (!result.ok || result.value === null) return without();
        isOfHost = true;
        admit(result.value, () => undefined);
      }),
    );
  }

  /** A frame without a host token uses the shared tokens. */
  function withoutHost(): void {
    isOfHost = false;
    follow(tokens.tokens$.value);
    if (isIn('leaving')) signedOut(IN_FRAME);
  }

  const isTaken = (access: string): Reply<boolean> =>
    who(access).pipe(map((result) => (result.ok || result.error.kind !== 'unreachable' ? ok(false) : result)));

  const renewAlone = (refused: string | null): Reply<boolean> =>
    tokens.alone(() => {
      const own = own$.value;
      const access = now();
      // Another tab has renewed it already.
      if (access !== null && access !== refused) return of(ok(true));
      if (own === null) return of(ok(false));
      // The service decides about the token: a page without a network does not leave for the provider.
      if (own.refresh === null) return refused === null ? isTaken(own.access) : of(ok(false));
      return port.renew(own.refresh).pipe(
        map((result): Result<boolean> => {
          // The user has signed out, or another one has signed in, so the renewed tokens are useless.
          if (own$.value?.refresh !== own.refresh) return ok(now() !== null);
          if (result.ok) tokens.write({ ...result.value, owner: own.owner });
          else if (isRefused(result.error)) {
            // Otherwise the missing tokens would look like a sign-out in another tab.
            leave(false);
            tokens.write(null);
          }
          if (!result.ok) return isRefused(result.error) ? ok(false) : result;
          return ok(true);
        }),
      );
    });

  const renew = (refused: string | null): Reply<boolean> =>
    defer(() => {
      const access = now();
      if (access !== null && access !== refused) return of(ok(true));
      renewing ??= renewAlone(refused).pipe(
        // [W-AUTH-14] Without a valid login, the browser goes to the provider.
        tap((result) => result.ok && !result.value && !isIn('signedOut') && leave(false)),
        finalize(() => {
          renewing = null;
        }),
        share({ connector: () => new ReplaySubject(1) }),
      );
      return renewing;
    });

  /** [W-AUTH-12] A failure is only logged. */
  const revoke = (token: string | null, hint: 'access_token' | 'refresh_token'): Reply<null> =>
    token === null
      ? of(ok(null))
      : port.revoke(token, hint).pipe(
          timeout({ first: FAREWELL, scheduler: clock, with: () => of(fail(SILENT)) }),
          tap((result) => !result.ok && log('revoke', result.error)),
          map(() => ok(null)),
        );

  return {
    state$,
    access$: derive({ own: own$, ticks: ticks$ }, ({ own }) => accessAt(own, clock.now())),
    open() {
      if (!scope.open()) return;
      scope.add(tokens.tokens$.subscribe(follow));
      scope.add(own$.subscribe(watchExpiry));
      scope.add(expiry.end);
      // A page restored from the history is no longer leaving.
      scope.add(page.returned$.subscribe(() => isIn('leaving') && !host.isEmbedded && signedOut(null)));
      if (isReturn(page.address())) takeAnswer();
      // In a frame, the host decides the user, not the other tabs.
      else if (host.isEmbedded) askHost(() => (own$.value === null ? signedOut(IN_FRAME) : beginWithShared()));
      else beginWithShared();
    },
    close: scope.close,
    signIn() {
      const state = state$.value;
      // The login page may not allow a frame, and browsers open a window only on a click.
      const hostHasNone = state.kind === 'signedOut' && state.why?.key === IN_FRAME.key;
      if (host.isEmbedded && hostHasNone) page.open(page.address());
      else leave(true);
    },
    signOut() {
      const shared = own$.value;
      if (isIn('signingOut')) return;
      state$.next({ kind: 'signingOut' });
      // [W-AUTH-13] [W-AUTH-17] Signs out the other tabs at once, before the provider answers.
      if (!isOfHost) tokens.write(null);
      scope.add(
        revoke(shared?.refresh ?? null, 'refresh_token')
          .pipe(concatMap(() => revoke(shared?.access ?? null, 'access_token')))
          .subscribe(() => {
            if (isOfHost) own$.next(null);
            // Clears the address, which shows the user's last page; a frame's address belongs to the host.
            else page.restore(ROOT);
            gaveUp();
            signedOut({ key: 'signIn.signedOut', params: {} });
          }),
      );
    },
    renew,
  };
}

const IN_FRAME: SignInMessage = { key: 'signIn.inFrame', params: {} };
const STRAY: SignInMessage = { key: 'signIn.stray', params: {} };
const KEEPS_NOTHING: SignInMessage = { key: 'signIn.keepsNothing', params: {} };
/** The provider's error for a cancelled sign-in. */
const CANCELLED = 'access_denied';
/** The first page. */
const ROOT = '/x/-/';
const REFUSED: SignInMessage = { key: 'signIn.refused', params: {} };
const failed = (failure: Failure): SignInMessage => ({
  key: 'signIn.failed',
  params: { reason: explainFailure(failure) },
});
const SILENT: Failure = { kind: 'unreachable', cause: 'timeout' };
