import { BehaviorSubject, type Observable, type SchedulerLike, Subscription, throttleTime } from 'rxjs';
import type { StoredPlace } from '../../data/outbox-model.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { SentEntry, UnsentEntry, UnsentSource } from './model.ts';
import {
  countsOf,
  groupOf,
  type OutboxCounts,
  type OutboxPill,
  pillOf,
  sentLately,
  type UnsentGroup,
} from './rules.ts';

export interface OutboxListView {
  readonly groups: Readonly<Record<UnsentGroup, readonly UnsentEntry[]>>;
  readonly sent: readonly SentEntry[];
  readonly isOnline: boolean;
}

/** All outboxes of the user as one. */
export interface OutboxList {
  /** Adds an outbox whose code comes later. */
  add(source: UnsentSource): void;
  readonly counts$: Behavior<OutboxCounts>;
  readonly pill$: Behavior<OutboxPill>;
  readonly view$: Behavior<OutboxListView>;
  /** Sends a refused entry again, and a lost one at once. */
  retry(row: Pick<UnsentEntry, 'source' | 'key'>): void;
  retryLost(): void;
  drop(row: Pick<UnsentEntry, 'source' | 'key'>): void;
  close(): void;
}

export interface OutboxListNeeds {
  /** The sent entries of this user on this device. */
  readonly sent: Pick<StoredPlace<SentEntry>, 'stored$' | 'put' | 'remove'>;
  readonly online$: Behavior<boolean>;
  readonly wall: Pick<SchedulerLike, 'now'>;
}

export function createOutboxList({ sent, online$, wall }: OutboxListNeeds): OutboxList {
  const sources: UnsentSource[] = [];
  const rows$ = new BehaviorSubject<readonly UnsentEntry[]>([]);
  const counts$ = derive({ rows: rows$ }, ({ rows }) => countsOf(rows));
  const done$ = new BehaviorSubject(0);
  const running = new Subscription();

  running.add(rows$.subscribe(({ length }) => length === 0 && done$.value > 0 && done$.next(0)));
  running.add(
    sent.stored$.subscribe((stored) => {
      const lately = new Set(
        sentLately(
          stored.map(({ input }) => input),
          wall.now(),
        ),
      );
      for (const { key, input } of stored) if (!lately.has(input)) sent.remove(key);
    }),
  );

  const sourceOf = (name: string): UnsentSource | undefined => sources.find((source) => source.name === name);

  return {
    add(source) {
      sources.push(source);
      running.add(source.rows$.subscribe(() => rows$.next(sources.flatMap((each) => each.rows$.value))));
      running.add(
        source.sent$.subscribe(({ state: _state, refusal: _refusal, text: _text, ...row }) => {
          done$.next(done$.value + 1);
          const sentAt = wall.now();
          const input = { ...row, sentAt };
          sent.put({ key: `${row.source} ${row.key}`, lane: '', order: sentAt, input, refusal: null });
        }),
      );
    },
    counts$,
    pill$: derive({ counts: counts$, done: done$, isOnline: online$ }, ({ counts, done, isOnline }) =>
      pillOf(counts, done, isOnline),
    ),
    view$: derive({ rows: rows$, stored: sent.stored$, isOnline: online$ }, ({ rows, stored, isOnline }) => ({
      groups: {
        needsYou: rows.filter((row) => groupOf(row) === 'needsYou'),
        sending: rows.filter((row) => groupOf(row) === 'sending'),
        waiting: rows.filter((row) => groupOf(row) === 'waiting'),
      },
      sent: sentLately(
        stored.map(({ input }) => input),
        wall.now(),
      ),
      isOnline,
    })),
    retry: ({ source, key }) => sourceOf(source)?.retry(key),
    retryLost() {
      for (const { source, key, state } of rows$.value) if (state === 'lost') sourceOf(source)?.retry(key);
    },
    drop: ({ source, key }) => sourceOf(source)?.drop(key),
    close: () => running.unsubscribe(),
  };
}

/** [W-SITE-34] The shortest pause between two changes of the pill that are read out (milliseconds). */
const QUIET = 5_000;

/** The pill as it is read out: at once after a pause, and then the latest state at most once in that time. */
export const calmly = <T>(changes$: Observable<T>, clock: SchedulerLike): Observable<T> =>
  changes$.pipe(throttleTime(QUIET, clock, { leading: true, trailing: true }));
