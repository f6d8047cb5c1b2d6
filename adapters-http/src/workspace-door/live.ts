// The live events that make stores ask again.
import { refreshTriggers } from '@felles/core/internal/data/refresh-triggers';
import type { EventFrame } from '@felles/core/internal/realtime/model';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { pollWhileAway } from '@felles/core/internal/workspace/connection/service-probe';
import type { MeStore } from '@felles/core/workspace/me';
import { distinctUntilChanged, EMPTY, filter, interval, map, merge, NEVER, type Observable, switchMap } from 'rxjs';
import { CHANNELS, type Channel, EVENTS, type EventName } from '../wire/live/names.ts';
import type { Surroundings } from './surroundings.ts';

/** Signs that data may be old: events, a gap in them, the network, the page and the clock. */
export type FreshnessSources = Pick<Surroundings, 'online$' | 'visible$' | 'clock' | 'steadyClock'> & {
  readonly realtime: RealtimeStore;
  readonly late$: Observable<unknown>;
};

/** When the stores of an area ask again. */
export function liveAt({ online$, visible$, clock: wall, steadyClock, realtime, late$ }: FreshnessSources) {
  const { state$, resynced$, listen } = realtime;
  const gaps$ = merge(resynced$, late$, pollWhileAway({ state$, visible$, clock: steadyClock }));
  const freshBy = (touched$: Observable<unknown>) => ({
    again$: refreshTriggers({ online$, clock: wall, gaps$, touched$ }),
    wall,
  });
  /** The events of a channel: those that are named, or all. */
  const heard = (channel: Channel, events?: readonly EventName[]) =>
    events === undefined ? listen(channel) : listen(channel).pipe(filter(isOneOf(events)));
  /** Asked for again after each gap, and from time to time while no events come. */
  const fresh = freshBy(NEVER);
  return {
    heard,
    fresh,
    /** Refreshes at most once a second while it is touched. */
    freshBy,
    /** For an event that reports a change without the new value. */
    freshAfter: (channel: Channel, events?: readonly EventName[]) => freshBy(heard(channel, events)),
    /** For rare events: it refreshes at once. */
    freshAtOnce: (touched$: Observable<unknown>) => ({ again$: merge(fresh.again$, touched$), wall }),
  };
}

const isOneOf =
  (events: readonly string[]) =>
  ({ event }: EventFrame): boolean =>
    events.includes(event);

/** The deadlines of projects are asked for again when some of them have changed. */
export const freshDeadlines = (door: FreshnessSources) =>
  liveAt(door).freshAfter(CHANNELS.projects, [EVENTS.deadline.changed]);

/** How often an open page asks for data without live events (milliseconds). */
const OFTEN = 30_000;

/** Signs that no events come: a lost connection, or a channel that the service refuses. */
export type SilenceSources = Pick<FreshnessSources, 'visible$' | 'steadyClock'> & {
  readonly realtime: Pick<RealtimeStore, 'state$' | 'joined$' | 'refused$'>;
};

/** Emits so often while no events come, or the service keeps some channels back. */
export function pollWhileSilent(
  { visible$, steadyClock: clock, realtime: { state$, joined$, refused$ } }: SilenceSources,
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
    pollWhileAway({ state$, visible$, clock }, OFTEN),
    isKept$.pipe(
      switchMap((isKept) => (isKept ? interval(OFTEN, clock) : EMPTY)),
      filter(() => visible$.value),
    ),
  );
}

/** Who is signed in, by whom the own channel has its name. */
export interface OfUser {
  readonly me: Pick<MeStore, 'me$'>;
}

/** The user's own channel; null while the user is unknown. */
export const ownChannel = ({ me }: OfUser): Observable<Channel | null> =>
  me.me$.pipe(
    map((me) => (me.status === 'ready' ? CHANNELS.user(me.value.login_id) : null)),
    distinctUntilChanged(),
  );

/** The events of the user's own channel. */
export const userEvents = (
  { me, realtime }: OfUser & Pick<FreshnessSources, 'realtime'>,
  events: readonly EventName[],
) =>
  ownChannel({ me }).pipe(
    switchMap((channel) => (channel === null ? NEVER : realtime.listen(channel))),
    filter(isOneOf(events)),
  );
