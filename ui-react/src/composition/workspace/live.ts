// What of the live connection has stores ask again.
import { reasonsToAskAgain } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import { type MeStore, timesWhileAway } from '@felles/core/workspace';
import { defer, EMPTY, filter, interval, map, merge, NEVER, type Observable, switchMap } from 'rxjs';
import type { WorkspacePlace } from './place.ts';

/** What is shown live is fetched again after each gap, and from time to time while nothing is heard. */
export function freshnessOf(at: WorkspacePlace, realtime: RealtimeStore) {
  return freshBy(at, realtime, NEVER);
}

/** The same, and what stands on other things is asked for again when an event tells that they have changed. */
export function freshAfter(at: WorkspacePlace, realtime: RealtimeStore, channel: string, events: readonly string[]) {
  const heard$ = defer(() => realtime.listen(channel));
  return freshBy(at, realtime, heard$.pipe(filter(({ event }) => events.includes(event))));
}

/** The same, and what is touched is asked for again once a second at most. */
export function freshBy(
  { online$, visible$, wall, clock }: WorkspacePlace,
  { state$, resynced$ }: RealtimeStore,
  touched$: Observable<unknown>,
) {
  const gaps$ = merge(resynced$, timesWhileAway({ state$, visible$, clock }));
  return { again$: reasonsToAskAgain({ online$, clock: wall, gaps$, touched$ }), wall };
}

/** How often an open page asks for what is not told live (milliseconds). */
const OFTEN = 30_000;

/** Speaks so often, for as long as nothing is heard live, or the service keeps some channels back. */
export function timesUnheard(
  { visible$, clock }: Pick<WorkspacePlace, 'visible$' | 'clock'>,
  { state$, joined$, refused$ }: Pick<RealtimeStore, 'state$' | 'joined$' | 'refused$'>,
  isMeant: (channel: string) => boolean,
): Observable<unknown> {
  const isKept$ = merge(
    refused$.pipe(
      filter(({ channel }) => isMeant(channel)),
      map(() => true),
    ),
    joined$.pipe(
      filter(isMeant),
      map(() => false),
    ),
  );
  return merge(
    timesWhileAway({ state$, visible$, clock }, OFTEN),
    isKept$.pipe(
      switchMap((isKept) => (isKept ? interval(OFTEN, clock) : EMPTY)),
      filter(() => visible$.value),
    ),
  );
}

/** The deadlines of projects are asked for again when some of them have changed. */
export const freshDeadlines = (at: WorkspacePlace, realtime: RealtimeStore) =>
  freshAfter(at, realtime, 'projects', ['deadline.changed']);

/** What the user's own channel tells. */
export const ofTheUser = (realtime: RealtimeStore, { channel$ }: MeStore) =>
  channel$.pipe(switchMap((channel) => (channel === null ? NEVER : realtime.listen(channel))));

/** What cannot be read of an event is fetched with the next answer. */
export const unreadable = (): void => undefined;
