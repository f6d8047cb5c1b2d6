// One channel of the live connection: its latest events, with those missed while the connection was lost.
import { BehaviorSubject, filter, map, merge, type Observable, type SchedulerLike, startWith, switchMap } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type Collection, createCollection } from '../../data/collection.ts';
import type { RealtimeStore } from '../../realtime/store.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Failure, ok, type Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { ConnectionMessage } from '../../texts/connection.ts';
import { describeRealtimeError } from '../connection/rules.ts';
import type { AboutPort, Line, RecentEvent } from './model.ts';
import { DISPLAY_LIMITS, fetchedLines, lineOf } from './rules.ts';

/** The newest lines, oldest first. */
export interface Lines {
  readonly items: readonly Line[];
  readonly isLoading: boolean;
  /** Why the last fetch failed: lines may be missing. */
  readonly failure: Failure | null;
}

export interface Channel {
  readonly name$: Behavior<string>;
  readonly lines$: Behavior<Lines>;
  /** Why the service refuses the channel; null if it does not. */
  readonly refusal$: Behavior<ConnectionMessage | null>;
  open(): void;
  close(): void;
  listenTo(name: string): void;
  reload(): void;
}

export interface ChannelNeeds {
  readonly realtime: Pick<RealtimeStore, 'state$' | 'listen' | 'joined$' | 'refused$' | 'resynced$'>;
  readonly port: AboutPort;
  /** Emits when the device has a network again. */
  readonly found$: Observable<unknown>;
  readonly wall: Pick<SchedulerLike, 'now'>;
  readonly first: string;
}

export function createChannel({ realtime, port, found$, wall, first }: ChannelNeeds): Channel {
  const name$ = new BehaviorSubject(first);
  const refusal$ = new BehaviorSubject<ConnectionMessage | null>(null);
  let count = 0;
  const scope = createScope();

  /** A failed fetch may succeed with the network. If the connection survived the loss of the network, there is no gap. */
  const retries$: Observable<unknown> = found$.pipe(filter(() => list.view$.value.failure !== null));

  const list: Collection<Line> = createCollection<Line, string>({
    question$: name$,
    fetch: (name) => port.recent(name).pipe(map(pageOf)),
    idOf: ({ id }) => id,
    placeOf: () => 'end',
    changes$: name$.pipe(
      switchMap((name) => realtime.listen(name)),
      map(({ event, data }): Change<Line> => {
        count += 1;
        return { kind: 'put', item: lineOf({ event, data, at: wall.now() }, `heard ${count}`) };
      }),
    ),
    again$: merge(realtime.resynced$, retries$, realtime.joined$.pipe(filter((joined) => joined === name$.value))),
  });

  /** Until the channel is subscribed, or there is another connection. */
  const refusalOf = (name: string): Observable<ConnectionMessage | null> =>
    merge(
      realtime.refused$.pipe(
        filter(({ channel }) => channel === name),
        map(({ error }) => describeRealtimeError(error)),
      ),
      merge(
        realtime.state$.pipe(filter(({ kind }) => kind !== 'ready')),
        realtime.joined$.pipe(filter((joined) => joined === name)),
      ).pipe(map(() => null)),
    ).pipe(startWith<ConnectionMessage | null>(null));

  return {
    name$,
    lines$: derive({ view: list.view$ }, ({ view: { rows, status, isRefreshing, failure } }) => ({
      items: rows.slice(-DISPLAY_LIMITS.lines).map(({ item }) => item),
      isLoading: status === 'loading' || isRefreshing,
      failure,
    })),
    refusal$,
    open() {
      if (!scope.open()) return;
      scope.add(name$.pipe(switchMap(refusalOf)).subscribe((refusal) => refusal$.next(refusal)));
      list.open();
    },
    close() {
      scope.close();
      list.close();
    },
    listenTo: (name) => name !== name$.value && name$.next(name),
    reload: list.reload,
  };
}

/** A service without this request has no old events; live ones are shown anyway. */
function pageOf(answer: Result<readonly RecentEvent[]>): Result<{ items: readonly Line[]; total: number }> {
  if (!answer.ok && !(answer.error.kind === 'refused' && answer.error.refusal === 'notFound')) return answer;
  const items = answer.ok ? fetchedLines(answer.value) : [];
  return ok({ items, total: items.length });
}
