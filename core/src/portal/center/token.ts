import {
  BehaviorSubject,
  defer,
  EMPTY,
  finalize,
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
import { andThen, mapReply, type Reply } from '../../shared/reply.ts';
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { CenterPort, Manifest, TokenResponse } from './model.ts';
import { RENEWAL, renewalDelay } from './rules.ts';

/** Fetches the center's token, and renews it before it expires and after a refusal. */
export interface TokenKeeper {
  /** Why a refused token could not be renewed; null otherwise. */
  readonly lost$: Behavior<Failure | null>;
  /** Whether a token request is running. */
  readonly isAsking$: Behavior<boolean>;
  fetch(): Reply<TokenResponse>;
  /** True if the caller should repeat its request. Parallel callers share one renewal. */
  renew(refused: string | null): Reply<boolean>;
  /** Renews by hand, however earlier tries ended. */
  reconnect(): Reply<boolean>;
  /** Renews the token before it expires, until unsubscribed. */
  watch(): Subscription;
}

/** Where a new token is requested, and the cell that requests read it from. */
export interface TokenNeeds {
  readonly code: string;
  readonly port: Pick<CenterPort, 'token'>;
  readonly access: AccessCell;
  readonly clock: SchedulerLike;
}

/** A received token; a new object for each, so that the same text counts as new. */
interface Arrival {
  readonly renewAfter: number | null;
}

/** The last renewal after a refusal. */
interface LastRenewal {
  readonly at: number;
  readonly failure: Failure | null;
}

/** Asks for the center's token, and for the next one before it ends. */
export function createTokenKeeper({ code, port, access, clock }: TokenNeeds): TokenKeeper {
  const arrival$ = new BehaviorSubject<Arrival | null>(null);
  const lost$ = new BehaviorSubject<Failure | null>(null);
  const isAsking$ = new BehaviorSubject(false);
  let underway: Reply<TokenResponse> | null = null;
  /** Whether a refused caller waits for the running request. */
  let isRenewing = false;
  let renewed: LastRenewal | null = null;

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
    // Stored first: a caller that repeats its request on the new token must find this renewal.
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
    return mapReply(fetch(), () => true);
  }

  // Repeats a failed renewal until it works, so that no visitor notices that the token expires.
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
        // A new token that is refused at once means that another would be refused too, in an endless loop.
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

export interface ServiceNeeds {
  readonly port: Pick<CenterPort, 'manifest'>;
  readonly keeper: Pick<TokenKeeper, 'fetch'>;
  readonly access: AccessCell;
}

/** [P-CENTER-05] [P-CENTER-07] Learns the service's address and then the center's token; every other call needs both. */
export const findService = ({ port, keeper, access }: ServiceNeeds): Reply<TokenResponse> =>
  andThen(port.manifest(), (manifest) => {
    access.next({
      ...access.value,
      base: serviceBase(manifest),
      additions: manifest.additions ?? [],
      allowedHosts: manifest.allowed_hosts ?? null,
      checkoutHosts: manifest.checkout_hosts ?? null,
    });
    return keeper.fetch();
  });

const serviceBase = ({ service_base_url }: Manifest): string => service_base_url.replace(/\/+$/, '');
