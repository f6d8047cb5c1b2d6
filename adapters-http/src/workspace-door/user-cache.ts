// The last answers of the service on the device: for each user apart, from the sign-in to the sign-out.
import { addressPart, type Failure, fail, type Reply, type Result } from '@felles/core';
import type { AnswerCache, CachedAnswer } from '@felles/core/data';
import type { StaffSessionStore } from '@felles/core/workspace/session';
import { defaultIfEmpty, defer, EMPTY, Observable, of, type SchedulerLike, Subject, switchMap, timer } from 'rxjs';
import type { HttpCache } from '../http.ts';
import { interpret } from '../interpret.ts';
import type { Call, OutputOf } from '../wire/call.ts';

/** A device without a store of answers. */
export const NO_CACHE: AnswerCache = {
  begin: () => undefined,
  put: () => undefined,
  get: async () => null,
  retain: () => undefined,
  wipe: () => undefined,
};

/** The name of the manifest's owner, which is the same for all users. */
const DEVICE = 'device';

/** How old an answer may be (milliseconds): 14 days. */
const OLDEST = 14 * 24 * 3_600_000;

/** A younger answer is not prefetched again (milliseconds). */
const YOUNG = 30 * 60_000;

/** How long a service may take if its last answer is on the device (milliseconds). */
const PATIENCE = 2_000;
/** A stored answer that is younger counts as the service's own (milliseconds). */
const FRESH = 10_000;

export interface UserCache extends HttpCache {
  /** For prefetched answers: a young one is not asked for, and one that the device did not store is a failure. */
  readonly prefetch: HttpCache;
  /** For answers that replace the stored ones: the service alone gives them. */
  readonly refresh: HttpCache;
  /** Answers about other projects leave the device. */
  retain(projectIds: readonly string[]): void;
  /** Emits when the service answers after a stored answer was used: the live connection has no gap then. */
  readonly late$: Observable<unknown>;
  follow(session: Pick<StaffSessionStore, 'state$'>): void;
}

/** The answers of the user who is signed in. A late answer for a user who signs out is not stored. */
export function createUserCache(device: AnswerCache, clock: SchedulerLike): UserCache {
  let user: string | null = null;
  let isBehind = false;
  const late$ = new Subject<void>();
  device.begin(DEVICE, clock.now() - OLDEST);
  const ownerOf = ({ offline }: Call): string | null => (offline === 'device' ? DEVICE : user);
  function placeOf(call: Call, { url, projectId }: Parameters<HttpCache['answer']>[1]): AnswerPlace | null {
    const owner = ownerOf(call);
    if (owner === null) return null;
    const key = `${projectPart(projectId)}${url}`;
    const isSignedIn = (): boolean => owner === ownerOf(call);
    return {
      async find() {
        const found = await device.get(owner, key);
        return found !== null && isSignedIn() && clock.now() - found.at < OLDEST ? found : null;
      },
      usedInstead() {
        isBehind = true;
      },
      store(bytes) {
        if (isSignedIn()) device.put(owner, key, { bytes, at: clock.now() });
        if (!isBehind) return;
        isBehind = false;
        late$.next();
      },
    };
  }

  return {
    late$,
    answer(call, asked, ask) {
      const place = placeOf(call, asked);
      return place === null ? ask(null) : orStored(call, place, clock, ask(place.store));
    },
    prefetch: {
      answer(call, asked, ask) {
        const place = placeOf(call, asked);
        return place === null ? ask(null) : ifOld(call, place, clock, ask(place.store));
      },
    },
    refresh: { answer: (call, asked, ask) => ask(placeOf(call, asked)?.store ?? null) },
    retain(projectIds) {
      const parts = [null, ...projectIds].map(projectPart);
      if (user !== null) device.retain(user, (key) => parts.some((part) => key.startsWith(part)));
    },
    follow(session) {
      session.state$.subscribe((state) => {
        if (state.kind === 'signedIn') {
          user = state.owner;
          device.begin(user, clock.now() - OLDEST);
        } else if (user !== null) {
          // At once: the page may end while it waits for the provider.
          if (state.kind === 'signingOut') device.wipe(user);
          user = null;
        }
      });
    },
  };
}

/** The beginning of the key of an answer about a project. */
const projectPart = (projectId: string | null): string => `${projectId === null ? '' : addressPart(projectId)} `;

/** One stored answer, of the user who asked for it. */
interface AnswerPlace {
  find(): Promise<CachedAnswer | null>;
  store(bytes: Uint8Array): void;
  /** The stored answer was used: the page is behind until the service answers any call. */
  usedInstead(): void;
}

/** It is read like an answer of the service: a newer program may ask for more than an older one has stored. */
const read = <C extends Call>(call: C, { bytes }: CachedAnswer): Result<OutputOf<C>> =>
  interpret(call, { status: 200, type: 'application/json', bytes });

const NOT_STORED: Result<never> = fail({ kind: 'unavailable', where: 'stored answers', issues: [] });

/** The stored answer while it is young, or that of the service once it is stored. */
function ifOld<C extends Call>(
  call: C,
  place: AnswerPlace,
  clock: SchedulerLike,
  asked: Reply<OutputOf<C>>,
): Reply<OutputOf<C>> {
  const fetched = asked.pipe(
    switchMap(async (result) => (result.ok && (await place.find()) === null ? NOT_STORED : result)),
  );
  return defer(place.find).pipe(
    switchMap((found): Reply<OutputOf<C>> => {
      if (found === null || clock.now() - found.at >= YOUNG) return fetched;
      const result = read(call, found);
      return result.ok ? of(result) : fetched;
    }),
  );
}

/** The answer of the service, or the stored one if the service cannot be reached, or is slow. */
function orStored<C extends Call>(
  call: C,
  place: AnswerPlace,
  clock: SchedulerLike,
  asked: Reply<OutputOf<C>>,
): Reply<OutputOf<C>> {
  const find = (failure: Failure): Observable<Result<OutputOf<C>>> =>
    defer(place.find).pipe(
      switchMap((found): Observable<Result<OutputOf<C>>> => {
        if (found === null) return EMPTY;
        const result = read(call, found);
        if (!result.ok) return EMPTY;
        if (clock.now() - found.at < FRESH) return of(result);
        place.usedInstead();
        return of({ ...result, fromCache: { at: found.at, failure } });
      }),
    );
  const answer$ = asked.pipe(
    switchMap((result) =>
      !result.ok && result.error.kind === 'unreachable' ? find(result.error).pipe(defaultIfEmpty(result)) : of(result),
    ),
  );
  const slow$ = timer(PATIENCE, clock).pipe(switchMap(() => find({ kind: 'unreachable', cause: 'timeout' })));
  return new Observable((subscriber) => {
    let isLate = false;
    const asking = answer$.subscribe((result) => {
      subscriber.next(result);
      subscriber.complete();
    });
    const waiting = slow$.subscribe((result) => {
      isLate = result.ok && result.fromCache !== undefined;
      subscriber.next(result);
      subscriber.complete();
    });
    return () => {
      waiting.unsubscribe();
      // A late answer is stored, too.
      if (!isLate) asking.unsubscribe();
    };
  });
}
