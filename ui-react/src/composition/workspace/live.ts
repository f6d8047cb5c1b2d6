// The live events that make stores ask again.
import { reasonsToAskAgain } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import { type MeStore, timesWhileAway } from '@felles/core/workspace';
import { EMPTY, filter, interval, map, merge, NEVER, type Observable, switchMap } from 'rxjs';
import type { WorkspacePlace } from './place.ts';

/** When the stores of an area ask again. */
export function liveAt({ online$, visible$, wall, clock }: WorkspacePlace, realtime: RealtimeStore) {
  const { state$, resynced$, listen } = realtime;
  const gaps$ = merge(resynced$, timesWhileAway({ state$, visible$, clock }));
  const freshBy = (touched$: Observable<unknown>) => ({
    again$: reasonsToAskAgain({ online$, clock: wall, gaps$, touched$ }),
    wall,
  });
  /** The events of a channel: those that are named, or all. */
  const heard = (channel: string, events?: readonly string[]) =>
    events === undefined ? listen(channel) : listen(channel).pipe(filter(({ event }) => events.includes(event)));
  /** Asked for again after each gap, and from time to time while no events come. */
  const fresh = freshBy(NEVER);
  return {
    heard,
    fresh,
    /** The same, and once a second at most while it is touched. */
    freshBy,
    /** The same for an event that reports a change without the new value. */
    freshAfter: (channel: string, events?: readonly string[]) => freshBy(heard(channel, events)),
    /** The same for what is not touched often: it does not wait. */
    freshAtOnce: (touched$: Observable<unknown>) => ({ again$: merge(fresh.again$, touched$), wall }),
  };
}

/** The deadlines of projects are asked for again when some of them have changed. */
export const freshDeadlines = (at: WorkspacePlace, realtime: RealtimeStore) =>
  liveAt(at, realtime).freshAfter('projects', ['deadline.changed']);

/** How often an open page asks for data without live events (milliseconds). */
const OFTEN = 30_000;

/** Emits so often while no events come, or the service keeps some channels back. */
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

/** The events of the user's own channel. */
export const ofTheUser = (realtime: RealtimeStore, { channel$ }: MeStore) =>
  channel$.pipe(switchMap((channel) => (channel === null ? NEVER : realtime.listen(channel))));
