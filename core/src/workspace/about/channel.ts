// One channel that is listened to: what is told in it, kept whole over every gap.
import {
  BehaviorSubject,
  filter,
  map,
  merge,
  Observable,
  type SchedulerLike,
  Subject,
  Subscription,
  startWith,
  switchMap,
} from 'rxjs';
import type { RealtimeStore } from '../../realtime/store.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { ok } from '../../shared/result.ts';
import type { ConnectionMessage } from '../connection/messages.ts';
import { describeRealtimeError } from '../connection/rules.ts';
import type { Change } from '../live/rules.ts';
import { createLiveList, type LiveList, type LiveView } from '../live/store.ts';
import type { Line } from './model.ts';
import type { AboutPort } from './port.ts';
import { fetchedLines, lineOf, SHOWN } from './rules.ts';

export interface Channel {
  readonly name$: Behavior<string>;
  readonly lines$: Behavior<LiveView<Line>>;
  /** Why nothing is heard of it; null where something is, or may be. */
  readonly deaf$: Behavior<ConnectionMessage | null>;
  open(): void;
  close(): void;
  listenTo(name: string): void;
  reload(): void;
}

export interface ChannelNeeds {
  readonly realtime: Pick<RealtimeStore, 'state$' | 'listen' | 'joined$' | 'refused$' | 'resynced$'>;
  readonly port: AboutPort;
  /** The device may have been without a network, and has found one. */
  readonly found$: Observable<unknown>;
  readonly wall: Pick<SchedulerLike, 'now'>;
  readonly first: string;
}

const NOTHING: LiveView<Line> = { items: [], status: 'idle', failure: null };

export function createChannel({ realtime, port, found$, wall, first }: ChannelNeeds): Channel {
  const name$ = new BehaviorSubject(first);
  const lines$ = new BehaviorSubject(NOTHING);
  const deaf$ = new BehaviorSubject<ConnectionMessage | null>(null);
  const reloads$ = new Subject<void>();
  let heard = 0;
  let life = Subscription.EMPTY;

  /** What failed may go well now. A network that came and went while the line held is no gap. */
  const luckier$ = found$.pipe(filter(() => lines$.value.status === 'failed'));

  const listFor = (name: string): LiveList<Line> =>
    createLiveList<Line>({
      fetch: () => port.recent(name).pipe(map((answer) => (answer.ok ? ok(fetchedLines(answer.value)) : answer))),
      changes$: realtime.listen(name).pipe(
        map(({ event, data }): Change<Line> => {
          heard += 1;
          return { kind: 'put', item: lineOf({ event, data, at: wall.now() }, `heard ${heard}`) };
        }),
      ),
      gaps$: merge(realtime.resynced$, luckier$, reloads$, realtime.joined$.pipe(filter((joined) => joined === name))),
      idOf: ({ id }) => id,
      atMost: SHOWN.lines,
    });

  /** Until it is heard after all, or another connection is to be asked. */
  const whyDeaf = (name: string): Observable<ConnectionMessage | null> =>
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
    lines$,
    deaf$,
    open() {
      if (!life.closed) return;
      life = name$.pipe(switchMap((name) => shown(listFor(name)))).subscribe((view) => lines$.next(view));
      life.add(name$.pipe(switchMap(whyDeaf)).subscribe((why) => deaf$.next(why)));
    },
    close() {
      life.unsubscribe();
      lines$.next(NOTHING);
    },
    listenTo: (name) => name !== name$.value && name$.next(name),
    reload: () => reloads$.next(),
  };
}

/** A list that is open for as long as somebody looks at it. */
const shown = <T>(list: LiveList<T>): Observable<LiveView<T>> =>
  new Observable((looker) => {
    const looking = list.view$.subscribe(looker);
    list.open();
    return () => {
      looking.unsubscribe();
      list.close();
    };
  });
