// Who is signed in: the way to the provider and back, one renewal for all that wait for it, and the way out.
// A session belongs to one user: with the token of another one the page begins anew.
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
import type { SignInMessage } from './messages.ts';
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

export type SessionState =
  | { readonly kind: 'starting' }
  /** The provider's answer is being redeemed. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'signedIn'; readonly owner: string }
  /** On the way to the provider. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'signingOut' }
  /** Another user's token has come: the page begins anew. */
  | { readonly kind: 'changing' }
  /** Waits for the user to sign in. */
  | { readonly kind: 'signedOut'; readonly why: SignInMessage | null };

export interface StaffSessionStore {
  readonly state$: Behavior<SessionState>;
  /** The token that calls carry; null where there is none that serves. */
  readonly access$: Behavior<string | null>;
  open(): void;
  close(): void;
  signIn(): void;
  signOut(): void;
  /** [W-AUTH-15] For a call that was refused: whether asking again makes sense. Those who ask together share one renewal. */
  renew(refused: string | null): Reply<boolean>;
}

/** Tokens of which it is known whose they are. */
type OwnedTokens = Tokens & { readonly owner: string };

export interface StaffSessionNeeds {
  readonly port: SignInPort;
  /** The id by which the service knows the user of an access token, where it tells. */
  readonly who: (access: string) => Reply<number | string>;
  readonly tokens: TokenPlace;
  readonly pending: SignInPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  readonly flow: SignInFlow;
  /** The clock on the wall: a token ends at an instant. */
  readonly clock: SchedulerLike;
  readonly newKey: () => string;
  /** Hears of what failed without a word to the user. Never of a token. */
  readonly log: (what: 'revoke', failure: Failure) => void;
  /** [W-AUTH-15] Hears that the session ends without a word of the user, while everything typed is still there. */
  readonly leaving: () => void;
  /** Hears that the user has signed out, or will not sign in again: nothing typed is wanted any more. */
  readonly gaveUp: () => void;
}

/** How long the way out waits for the provider (milliseconds). */
const FAREWELL = 3_000;

/** How often the provider is asked again within so many milliseconds before the user is. */
const MOST_ARRIVALS = 2;
const SOON = 60_000;

/** The longest wait that a timer of a browser can count (milliseconds). */
const LONGEST_WAIT = 2_147_483_647;

export function createStaffSessionStore(needs: StaffSessionNeeds): StaffSessionStore {
  const { port, who, tokens, pending, page, host, flow, clock, newKey, log, leaving, gaveUp } = needs;
  const state$ = new BehaviorSubject<SessionState>({ kind: 'starting' });
  const ticks$ = new BehaviorSubject(0);
  /** The tokens of this page's user. Those of another user never stand here. */
  const own$ = new BehaviorSubject<Tokens | null>(null);
  const scope = createScope();
  const expiry = createSlot();
  let renewing: Reply<boolean> | null = null;

  /** Whose page this is; null until the first user is signed in. */
  let owner: string | null = null;
  /** Whether that user has left it. */
  let isOver = false;
  /** A token of the host is for this frame alone: in other tabs another user may be signed in. */
  let isOfHost = false;

  /** How often the provider has sent the browser back just now, and when it did so last. */
  let arrivals = 0;
  let arrivedAt = Number.NEGATIVE_INFINITY;

  const isIn = (...kinds: readonly SessionState['kind'][]): boolean => kinds.includes(state$.value.kind);

  function signedOut(why: SignInMessage | null): void {
    isOver = owner !== null;
    state$.next({ kind: 'signedOut', why });
  }

  /** A page serves one user: nothing of the first one is there for the next. */
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

  /** The token is another user's: all of the one before ends, and what is unsent waits for that user. */
  function change(): void {
    leaving();
    own$.next(null);
    state$.next({ kind: 'changing' });
    page.restart(ROOT);
  }

  /** Whose a token is. Where that cannot be known it is another user's than all before. */
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

  /** With the tokens that all tabs have. */
  function enterWithShared(): void {
    const shared = own$.value;
    if (shared === null) return;
    const { owner: known } = shared;
    if (known) enter({ ...shared, owner: known });
    else admit(shared, tokens.write);
  }

  const now = (): string | null => accessAt(own$.value, clock.now());

  /** A token that has ended is none from that moment on. */
  function watchExpiry(own: Tokens | null): void {
    expiry.end();
    if (own === null) return;
    const wait = own.expiresAt - clock.now();
    if (wait > 0 && wait <= LONGEST_WAIT) expiry.run(timer(wait, clock), () => ticks$.next(ticks$.value + 1));
  }

  /** What all tabs have was written: by this one, or by another that has signed in or out. */
  function follow(kept: Tokens | null): void {
    if (isOfHost || isIn('changing')) return;
    if (owner !== null && kept !== null && kept.owner !== owner) {
      change();
      return;
    }
    const isEnded = kept === null && isIn('signedIn');
    if (isEnded) leaving();
    own$.next(kept);
    if (isEnded) signedOut({ key: 'signIn.ended', params: {} });
    if (kept !== null && isIn('signedOut')) enterWithShared();
  }

  function takeAnswer(): void {
    const answer = page.address();
    // State and verifier are valid once, also when the sign-in fails.
    const expected = pending.take();
    const left = expected && pathToRestore(expected.left, page.origin);
    // The code, or the token, stands in the address no longer than it takes to read it.
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
            // What one user looked at is not for the next one to see.
            if (expected.owner && comesBack(expected.owner) && expected.owner !== known.owner) page.restore(ROOT);
            tokens.write(known);
          });
        if (result.error.kind === 'refused' && result.error.type === CANCELLED) gaveUp();
        signedOut(isRefused(result.error) ? REFUSED : failed(result.error));
      }),
    );
  }

  /** What a renewal at the start came to. Where it was refused, the way to the provider has begun. */
  function begin(result: Result<boolean>): void {
    if (!result.ok) signedOut(failed(result.error));
    else if (result.value) enterWithShared();
  }

  const beginWithShared = (): void => {
    if (now() !== null) enterWithShared();
    else scope.add(renew(null).subscribe(begin));
  };

  /** Once, however many calls were refused. */
  function leave(isWanted: boolean): void {
    if (isIn('leaving', 'signingOut', 'returning', 'changing')) return;
    if (isWanted || clock.now() - arrivedAt >= SOON) arrivals = 0;
    // The pages go with the state, and their unsaved input goes with them.
    leaving();
    // A provider that answers at once with a token that the service refuses would be asked without end.
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
        // Nothing could be made of the answer, and the way there would be gone for ever again.
        if (pending.put({ flow, state, verifier, returnAddress, left, owner, arrivals })) page.go(address);
        else signedOut(KEEPS_NOTHING);
      }),
    );
  }

  /** The login page may refuse to be framed: the host is asked first, and else the user signs in at the top. */
  function askHost(without: () => void): void {
    scope.add(
      host.token().subscribe((result) => {
        if (!result.ok || result.value === null) return without();
        isOfHost = true;
        admit(result.value, () => undefined);
      }),
    );
  }

  /** A frame whose host has no token any more lives by the one that all tabs have. */
  function withoutHost(): void {
    isOfHost = false;
    follow(tokens.kept$.value);
    if (isIn('leaving')) signedOut(IN_FRAME);
  }

  const renewAlone = (refused: string | null): Reply<boolean> =>
    tokens.alone(() => {
      const own = own$.value;
      const access = now();
      // Another tab has renewed it meanwhile.
      if (access !== null && access !== refused) return of(ok(true));
      if (own === null || own.refresh === null) return of(ok(false));
      return port.renew(own.refresh).pipe(
        map((result): Result<boolean> => {
          // The user has signed out meanwhile, or another one in: what was renewed is for nothing any more.
          if (own$.value?.refresh !== own.refresh) return ok(now() !== null);
          if (result.ok) tokens.write({ ...result.value, owner: own.owner });
          else if (isRefused(result.error)) {
            // Tokens that are gone while the user is signed in would be another tab's doing.
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
        // [W-AUTH-14] Without a valid login the way leads to the provider.
        tap((result) => result.ok && !result.value && !isIn('signedOut') && leave(false)),
        finalize(() => {
          renewing = null;
        }),
        share({ connector: () => new ReplaySubject(1) }),
      );
      return renewing;
    });

  /** [W-AUTH-12] A failure is for the log alone. */
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
      scope.add(tokens.kept$.subscribe(follow));
      scope.add(own$.subscribe(watchExpiry));
      scope.add(expiry.end);
      // A page that comes out of the history on its way to the provider goes nowhere any more.
      scope.add(page.returned$.subscribe(() => isIn('leaving') && !host.isEmbedded && signedOut(null)));
      if (isReturn(page.address())) takeAnswer();
      // Whose frame it is the host says, not who is signed in in other tabs.
      else if (host.isEmbedded) askHost(() => (own$.value === null ? signedOut(IN_FRAME) : beginWithShared()));
      else beginWithShared();
    },
    close: scope.close,
    signIn() {
      const state = state$.value;
      // The login page may refuse to be framed, and a window opens only from a press.
      const hostHasNone = state.kind === 'signedOut' && state.why?.key === IN_FRAME.key;
      if (host.isEmbedded && hostHasNone) page.open(page.address());
      else leave(true);
    },
    signOut() {
      const kept = own$.value;
      if (isIn('signingOut')) return;
      state$.next({ kind: 'signingOut' });
      // [W-AUTH-13] [W-AUTH-17] The answer of the provider changes nothing: other tabs hear of it before a call of theirs fails.
      if (!isOfHost) tokens.write(null);
      scope.add(
        revoke(kept?.refresh ?? null, 'refresh_token')
          .pipe(concatMap(() => revoke(kept?.access ?? null, 'access_token')))
          .subscribe(() => {
            if (isOfHost) own$.next(null);
            // The address says what this user looked at; that of a frame is its host's.
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
/** What the provider says of a user who would rather not sign in. */
const CANCELLED = 'access_denied';
/** Where the workspace begins. */
const ROOT = '/x/-/';
const REFUSED: SignInMessage = { key: 'signIn.refused', params: {} };
const failed = (failure: Failure): SignInMessage => ({
  key: 'signIn.failed',
  params: { reason: explainFailure(failure) },
});
const SILENT: Failure = { kind: 'unreachable', cause: 'timeout' };
