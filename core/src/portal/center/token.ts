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
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { TokenResponse } from './model.ts';
import type { CenterPort } from './port.ts';
import { RENEWAL, renewalDelay } from './rules.ts';

/** Holds the center's token: gets the first, a new one before it runs out, and one in place of a refused one. */
export interface TokenKeeper {
  /** Why the last new token could not be had, while the one there is has been refused. */
  readonly lost$: Behavior<Failure | null>;
  /** Whether a token is being asked for at this moment. */
  readonly isAsking$: Behavior<boolean>;
  fetch(): Reply<TokenResponse>;
  /** The answer says whether asking again makes sense. Callers that ask at the same time share one call. */
  renew(refused: string | null): Reply<boolean>;
  /** Tries for a new token, however earlier tries ended: the visitor has asked for it by hand. */
  reconnect(): Reply<boolean>;
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

/** How the last renewal after a refusal ended. */
interface Renewed {
  readonly at: number;
  readonly failure: Failure | null;
}

export function createTokenKeeper({ code, port, access, clock }: TokenNeeds): TokenKeeper {
  const arrival$ = new BehaviorSubject<Arrival | null>(null);
  const lost$ = new BehaviorSubject<Failure | null>(null);
  const isAsking$ = new BehaviorSubject(false);
  let underway: Reply<TokenResponse> | null = null;
  /** A caller was refused and waits for the request that is under way. */
  let isRenewing = false;
  let renewed: Renewed | null = null;

  const fetch = (): Reply<TokenResponse> =>
    defer(() => {
      underway ??= defer(() => {
        isAsking$.next(true);
        return port.token(code);
      }).pipe(
        tap(keep),
        finalize(() => {
          underway = null;
          isRenewing = false;
          isAsking$.next(false);
        }),
        share({ connector: () => new ReplaySubject(1) }),
      );
      return underway;
    });

  function keep(result: Result<TokenResponse>): void {
    // Noted first: a caller that asks again when the token changes must find that it is new.
    if (isRenewing) renewed = { at: clock.now(), failure: result.ok ? null : result.error };
    if (!result.ok) {
      if (isRenewing) lost$.next(result.error);
      return;
    }
    const { token, expires } = result.value;
    lost$.next(null);
    access.next({ ...access.value, token });
    arrival$.next({ renewAfter: renewalDelay(expires, clock.now()) });
  }

  function renew(): Reply<boolean> {
    isRenewing = true;
    return fetch().pipe(map((result) => (result.ok ? ok(true) : result)));
  }

  // A renewal that fails is tried again until it works, before a visitor notices that the token runs out.
  const untilThereIsOne$ = defer(fetch).pipe(
    repeat({ delay: () => timer(RENEWAL.again, clock) }),
    takeWhile(({ ok: came }) => !came),
  );

  return {
    lost$: derive({ lost: lost$ }, ({ lost }) => lost),
    isAsking$: derive({ asking: isAsking$ }, ({ asking }) => asking),
    fetch,
    renew: (refused) =>
      defer(() => {
        if (access.value.token !== refused) return of(ok(true)); // another caller has renewed it meanwhile
        const since = renewed === null ? Number.POSITIVE_INFINITY : clock.now() - renewed.at;
        if (underway !== null || renewed === null) return renew();
        if (renewed.failure) return since < RENEWAL.breath ? of(fail(renewed.failure)) : renew();
        // A renewed one that is refused as soon as it came: another would be refused as well, and so on for ever.
        return since < RENEWAL.pause ? of(ok(false)) : renew();
      }),
    reconnect: () => defer(renew),
    watch: () =>
      arrival$
        .pipe(
          switchMap((arrival) =>
            arrival === null || arrival.renewAfter === null
              ? EMPTY
              : timer(arrival.renewAfter, clock).pipe(switchMap(() => untilThereIsOne$)),
          ),
        )
        .subscribe(),
  };
}
