import {
  BehaviorSubject,
  defer,
  EMPTY,
  finalize,
  map,
  of,
  ReplaySubject,
  repeat,
  type SchedulerLike,
  type Subscription,
  share,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok, type Result } from '../../shared/result.ts';
import type { TokenResponse } from './model.ts';
import type { CenterPort } from './port.ts';
import { RENEWAL, renewalDelay } from './rules.ts';

/** Holds the center's token: gets the first, a new one before it runs out, and one in place of a refused one. */
export interface TokenKeeper {
  /** Why the last new token could not be had, while the one there is has been refused. */
  readonly lost$: Behavior<Failure | null>;
  fetch(): Reply<TokenResponse>;
  /** The answer says whether asking again makes sense. Whoever asks at the same time shares one call. */
  renew(refused: string | null): Reply<boolean>;
  /** Renews the token before it runs out, for as long as the subscription lives. */
  watch(): Subscription;
}

export interface TokenNeeds {
  readonly code: string;
  readonly port: Pick<CenterPort, 'token'>;
  readonly access: AccessCell;
  readonly clock: SchedulerLike;
}

/** A token that has come; another object for each. */
interface Arrival {
  readonly renewAfter: number | null;
}

export function createTokenKeeper({ code, port, access, clock }: TokenNeeds): TokenKeeper {
  const arrival$ = new BehaviorSubject<Arrival | null>(null);
  const lost$ = new BehaviorSubject<Failure | null>(null);
  let underway: Reply<TokenResponse> | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const fetch = (): Reply<TokenResponse> =>
    defer(() => {
      underway ??= port.token(code).pipe(
        tap(keep),
        finalize(() => {
          underway = null;
        }),
        share({ connector: () => new ReplaySubject(1) }),
      );
      return underway;
    });

  function keep(result: Result<TokenResponse>): void {
    if (!result.ok) return;
    const { token, expires } = result.value;
    access.next({ ...access.value, token });
    lost$.next(null);
    arrival$.next({ renewAfter: renewalDelay(expires, clock.now()) });
  }

  // A renewal that fails is tried again, and again, before anybody has noticed that the token runs out.
  const renewed$ = defer(fetch).pipe(
    repeat({ delay: () => timer(RENEWAL.again, clock) }),
    takeWhile(({ ok: came }) => !came),
  );

  return {
    lost$: derive({ lost: lost$ }, ({ lost }) => lost),
    fetch,
    renew: (refused) =>
      defer(() => {
        if (access.value.token !== refused) return of(ok(true)); // somebody else has renewed it meanwhile
        // A renewed one that is refused as soon as it came: another would be refused as well, and so on for ever.
        if (underway === null && clock.now() - renewedAt < RENEWAL.pause) return of(ok(false));
        return fetch().pipe(
          tap((result) => {
            if (result.ok) renewedAt = clock.now();
            else lost$.next(result.error);
          }),
          map((result) => (result.ok ? ok(true) : result)),
        );
      }),
    watch: () =>
      arrival$
        .pipe(
          switchMap((arrival) =>
            arrival === null || arrival.renewAfter === null
              ? EMPTY
              : timer(arrival.renewAfter, clock).pipe(switchMap(() => renewed$)),
          ),
        )
        .subscribe(),
  };
}
