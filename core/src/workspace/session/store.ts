// Who is signed in: the way to the provider and back, one renewal for all that wait for it, and the way out.
import {
  BehaviorSubject,
  concatMap,
  defer,
  finalize,
  map,
  of,
  ReplaySubject,
  type SchedulerLike,
  Subscription,
  share,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import type { SignInMessage } from './messages.ts';
import type { Flow, Tokens } from './model.ts';
import type { HostPort, PagePort, PendingPlace, SignInPort, TokenPlace } from './port.ts';
import { accessAt, isReturn, pathToRestore, returnAddressOf } from './rules.ts';

export type SessionStanding =
  | { readonly kind: 'starting' }
  /** The provider's answer is being redeemed. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'signedIn' }
  /** On the way to the provider. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'signingOut' }
  /** Waits for the user to sign in. */
  | { readonly kind: 'signedOut'; readonly why: SignInMessage | null };

export interface StaffSessionStore {
  readonly standing$: Behavior<SessionStanding>;
  /** The token that calls carry; null where there is none that serves. */
  readonly access$: Behavior<string | null>;
  open(): void;
  close(): void;
  signIn(): void;
  signOut(): void;
  /** [W-AUTH-15] For a call that was refused: whether asking again makes sense. Those who ask together share one renewal. */
  renew(refused: string | null): Reply<boolean>;
}

export interface StaffSessionNeeds {
  readonly port: SignInPort;
  readonly tokens: TokenPlace;
  readonly pending: PendingPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  readonly flow: Flow;
  /** The clock on the wall: a token ends at an instant. */
  readonly clock: SchedulerLike;
  /** Hears of what failed without a word to the user. Never of a token. */
  readonly log: (what: 'revoke', failure: Failure) => void;
  /** [W-AUTH-15] Hears that the page is left for the provider, while everything typed is still there. */
  readonly leaving: () => void;
}

/** How long the way out waits for the provider (milliseconds). */
const FAREWELL = 3_000;

/** The longest wait that a timer of a browser can count (milliseconds). */
const LONGEST_WAIT = 2_147_483_647;

export function createStaffSessionStore(needs: StaffSessionNeeds): StaffSessionStore {
  const { port, tokens, pending, page, host, flow, clock, log, leaving } = needs;
  const standing$ = new BehaviorSubject<SessionStanding>({ kind: 'starting' });
  const ticks$ = new BehaviorSubject(0);
  let life = Subscription.EMPTY;
  let expiry = Subscription.EMPTY;
  let renewing: Reply<boolean> | null = null;

  /** Whether a user was signed in in this page, and whether that user has left it. */
  let user: 'none' | 'here' | 'gone' = 'none';

  function signedOut(why: SignInMessage | null): void {
    if (user === 'here') user = 'gone';
    standing$.next({ kind: 'signedOut', why });
  }

  /** A page serves one user: nothing that was shown to the first one is there for the next. */
  function enter(): void {
    if (user === 'gone') {
      page.reload();
      return;
    }
    user = 'here';
    standing$.next({ kind: 'signedIn' });
  }

  const now = (): string | null => accessAt(tokens.kept$.value, clock.now());

  /** A token that has ended is none from that moment on. */
  function watchExpiry(kept: Tokens | null): void {
    expiry.unsubscribe();
    if (kept === null) return;
    const wait = kept.expiresAt - clock.now();
    if (wait > 0 && wait <= LONGEST_WAIT) expiry = timer(wait, clock).subscribe(() => ticks$.next(ticks$.value + 1));
  }

  /** Another tab has signed in or out. */
  function follow(kept: Tokens | null): void {
    watchExpiry(kept);
    const { kind } = standing$.value;
    if (kept !== null && kind === 'signedOut') enter();
    if (kept === null && kind === 'signedIn') signedOut({ key: 'signIn.ended', params: {} });
  }

  function takeAnswer(): void {
    const answer = page.address();
    // State and verifier serve once, whatever comes of it.
    const expected = pending.take();
    const left = expected && pathToRestore(expected.left, page.origin);
    // The code, or the token, stands in the address no longer than it takes to read it.
    page.restore(left ?? '/x/-/');
    if (expected === null) {
      if (now() === null) signedOut(REFUSED);
      else enter();
      return;
    }
    standing$.next({ kind: 'returning' });
    life.add(
      port.redeem(answer, expected).subscribe((result) => {
        if (!result.ok) return signedOut(isRefused(result.error) ? REFUSED : failed(result.error));
        tokens.write(result.value);
        enter();
      }),
    );
  }

  /** What a renewal at the start came to. Where it was refused, the way to the provider has begun. */
  function begin(result: Result<boolean>): void {
    if (!result.ok) signedOut(failed(result.error));
    else if (result.value) enter();
  }

  /** Once, however many calls were refused. */
  function leave(): void {
    const { kind } = standing$.value;
    if (kind === 'leaving' || kind === 'signingOut' || kind === 'returning') return;
    // The pages go with the standing, and what was typed in them with the pages.
    leaving();
    standing$.next({ kind: 'leaving' });
    if (host.isEmbedded) askHost();
    else goToProvider();
  }

  function goToProvider(): void {
    const left = page.address();
    const returnAddress = returnAddressOf(left);
    life.add(
      port.prepare(flow, returnAddress).subscribe((result) => {
        if (!result.ok) return signedOut(failed(result.error));
        const { address, state, verifier } = result.value;
        pending.put({ flow, state, verifier, returnAddress, left });
        page.go(address);
      }),
    );
  }

  /** The login page may refuse to be framed: the host is asked first, and else the user signs in at the top. */
  function askHost(): void {
    life.add(
      host.token().subscribe((result) => {
        if (!result.ok || result.value === null) return signedOut(IN_FRAME);
        tokens.write(result.value);
        enter();
      }),
    );
  }

  const renewAlone = (refused: string | null): Reply<boolean> =>
    tokens.alone(() => {
      const kept = tokens.kept$.value;
      const access = now();
      // Another tab has renewed it meanwhile.
      if (access !== null && access !== refused) return of(ok(true));
      if (kept === null || kept.refresh === null) return of(ok(false));
      return port.renew(kept.refresh).pipe(
        map((result): Result<boolean> => {
          if (result.ok) tokens.write(result.value);
          else if (isRefused(result.error)) {
            // Tokens that are gone while the user is signed in would be another tab's doing.
            leave();
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
        tap((result) => result.ok && !result.value && leave()),
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
    standing$,
    access$: derive({ kept: tokens.kept$, ticks: ticks$ }, ({ kept }) => accessAt(kept, clock.now())),
    open() {
      if (!life.closed) return;
      life = new Subscription();
      life.add(tokens.kept$.subscribe(follow));
      life.add(() => expiry.unsubscribe());
      if (isReturn(page.address())) takeAnswer();
      else if (now() !== null) enter();
      else life.add(renew(null).subscribe(begin));
    },
    close: () => life.unsubscribe(),
    signIn() {
      const standing = standing$.value;
      // The login page may refuse to be framed, and a window opens only from a press.
      const hostHasNone = standing.kind === 'signedOut' && standing.why?.key === IN_FRAME.key;
      if (host.isEmbedded && hostHasNone) page.open(page.address());
      else leave();
    },
    signOut() {
      const kept = tokens.kept$.value;
      if (standing$.value.kind === 'signingOut') return;
      standing$.next({ kind: 'signingOut' });
      life.add(
        revoke(kept?.refresh ?? null, 'refresh_token')
          .pipe(concatMap(() => revoke(kept?.access ?? null, 'access_token')))
          .subscribe(() => {
            // [W-AUTH-13] [W-AUTH-17] Whatever the provider said, or did not say.
            tokens.write(null);
            signedOut({ key: 'signIn.signedOut', params: {} });
          }),
      );
    },
    renew,
  };
}

const IN_FRAME: SignInMessage = { key: 'signIn.inFrame', params: {} };
const REFUSED: SignInMessage = { key: 'signIn.refused', params: {} };
const failed = (failure: Failure): SignInMessage => ({
  key: 'signIn.failed',
  params: { reason: describeFailure(failure) },
});
const SILENT: Failure = { kind: 'unreachable', cause: 'timeout' };
