// The tokens of the page's owner: until when they hold, their one shared renewal, and their end at the provider.
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
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, isRefused, ok, type Result } from '../../shared/result.ts';
import { createSlot } from '../../shared/scope.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Tokens } from './model.ts';
import type { SignInPort, TokenPlace } from './port.ts';
import { accessAt } from './rules.ts';

/** The provider, the service, and the browser's place for tokens. */
export interface TokenStoreNeeds {
  readonly port: SignInPort;
  /** The service's user id of an access token. */
  readonly who: (access: string) => Reply<Id>;
  readonly tokens: TokenPlace;
  /** The wall clock, as tokens expire at an instant. */
  readonly clock: SchedulerLike;
  /** Logs a failure that the user does not see; never with a token. */
  readonly log: (what: 'revoke', failure: Failure) => void;
}

/** The session around the tokens. */
interface TokenSession {
  isSignedOut(): boolean;
  /** Leaves for the provider, which has refused the renewal. */
  leave(): void;
}

interface TokenStore {
  /** The tokens of this page's owner, never of another user. */
  readonly own$: BehaviorSubject<Tokens | null>;
  /** The valid access token; null without one. */
  readonly access$: Behavior<string | null>;
  access(): string | null;
  /** Tells of the access token's end, until the returned function is called. */
  watch(): () => void;
  /** [W-AUTH-15] True if a refused request should be repeated. Parallel callers share one renewal. */
  renew(refused: string | null): Reply<boolean>;
  /** [W-AUTH-12] Ends both tokens at the provider. A failure is only logged. */
  revoke(given: Tokens | null): Reply<null>;
}

/** The time limit for the provider at a sign-out (milliseconds). */
const FAREWELL = 3_000;

/** The longest delay of a browser's timer (milliseconds). */
const LONGEST_WAIT = 2_147_483_647;

const SILENT: Failure = { kind: 'unreachable', cause: 'timeout' };

export function createTokenStore(needs: TokenStoreNeeds, session: TokenSession): TokenStore {
  const { port, who, tokens, clock, log } = needs;
  const own$ = new BehaviorSubject<Tokens | null>(null);
  const ticks$ = new BehaviorSubject(0);
  const expiry = createSlot();
  let renewing: Reply<boolean> | null = null;

  const access = (): string | null => accessAt(own$.value, clock.now());

  function awaitExpiry(own: Tokens | null): void {
    expiry.end();
    if (own === null) return;
    const wait = own.expiresAt - clock.now();
    if (wait > 0 && wait <= LONGEST_WAIT) expiry.run(timer(wait, clock), () => ticks$.next(ticks$.value + 1));
  }

  const isTaken = (token: string): Reply<boolean> =>
    who(token).pipe(map((result) => (result.ok || result.error.kind !== 'unreachable' ? ok(false) : result)));

  const renewAlone = (refused: string | null): Reply<boolean> =>
    tokens.alone(() => {
      const own = own$.value;
      const now = access();
      // Another tab has renewed it already.
      if (now !== null && now !== refused) return of(ok(true));
      if (own === null) return of(ok(false));
      // The service decides about the token: a page without a network does not leave for the provider.
      if (own.refresh === null) return refused === null ? isTaken(own.access) : of(ok(false));
      return port.renew(own.refresh).pipe(
        map((result): Result<boolean> => {
          // The user has signed out, or another one has signed in, so the renewed tokens are useless.
          if (own$.value?.refresh !== own.refresh) return ok(access() !== null);
          if (result.ok) tokens.write({ ...result.value, owner: own.owner });
          else if (isRefused(result.error)) {
            // Otherwise the missing tokens would look like a sign-out in another tab.
            session.leave();
            tokens.write(null);
          }
          if (!result.ok) return isRefused(result.error) ? ok(false) : result;
          return ok(true);
        }),
      );
    });

  const revokeOne = (token: string | null, hint: 'access_token' | 'refresh_token'): Reply<null> =>
    token === null
      ? of(ok(null))
      : port.revoke(token, hint).pipe(
          timeout({ first: FAREWELL, scheduler: clock, with: () => of(fail(SILENT)) }),
          tap((result) => !result.ok && log('revoke', result.error)),
          map(() => ok(null)),
        );

  return {
    own$,
    access$: derive({ own: own$, ticks: ticks$ }, ({ own }) => accessAt(own, clock.now())),
    access,
    watch() {
      const watched = own$.subscribe(awaitExpiry);
      return () => {
        watched.unsubscribe();
        expiry.end();
      };
    },
    renew: (refused) =>
      defer(() => {
        const now = access();
        if (now !== null && now !== refused) return of(ok(true));
        renewing ??= renewAlone(refused).pipe(
          // [W-AUTH-14] Without a valid login, the browser goes to the provider.
          tap((result) => result.ok && !result.value && !session.isSignedOut() && session.leave()),
          finalize(() => {
            renewing = null;
          }),
          share({ connector: () => new ReplaySubject(1) }),
        );
        return renewing;
      }),
    revoke: (given) =>
      revokeOne(given?.refresh ?? null, 'refresh_token').pipe(
        concatMap(() => revokeOne(given?.access ?? null, 'access_token')),
      ),
  };
}
