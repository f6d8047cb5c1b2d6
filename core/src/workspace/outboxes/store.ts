import {
  BehaviorSubject,
  filter,
  map,
  type Observable,
  of,
  type SchedulerLike,
  Subscription,
  scan,
  throttleTime,
} from 'rxjs';
import type { StoredPlace } from '../../data/outbox-model.ts';
import { type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import { type Failure, fail } from '../../shared/result.ts';
import type { OutboxThing, SentEntry, UnsentEntry, UnsentSource } from './model.ts';
import {
  countsOf,
  groupOfThing,
  type OutboxCounts,
  type OutboxPill,
  pillOf,
  plainKey,
  sentLately,
  thingName,
  thingsOf,
  type UnsentGroup,
} from './rules.ts';

export interface OutboxListView {
  readonly groups: Readonly<Record<UnsentGroup, readonly OutboxThing[]>>;
  readonly sent: readonly OutboxThing<SentEntry>[];
  /** The sent entries, also of a record with photos that wait. */
  readonly sentEntries: readonly SentEntry[];
  readonly isOnline: boolean;
}

type EntryName = Pick<UnsentEntry, 'source' | 'key'>;

/** All outboxes of the user as one. */
export interface OutboxList {
  /** Adds an outbox whose code comes later. */
  add(source: UnsentSource): void;
  readonly counts$: Behavior<OutboxCounts>;
  readonly pill$: Behavior<OutboxPill>;
  readonly view$: Behavior<OutboxListView>;
  /** Sends a refused entry again, and a lost one at once. */
  retry(row: EntryName): void;
  retryLost(): void;
  drop(row: EntryName): void;
  /** [W-SITE-40] The photo of an entry that is one, from the device. */
  photo(row: EntryName): Query<string, FileContent>;
  /** The sent bytes of each entry under way of a source, by key. */
  sentBytes(source: string): Behavior<ReadonlyMap<string, number>>;
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
  const lately$ = derive({ stored: sent.stored$ }, ({ stored }) =>
    sentLately(
      stored.map(({ input }) => input),
      wall.now(),
    ),
  );
  const things$ = derive({ rows: rows$, sent: lately$ }, ({ rows, sent }) => thingsOf(rows, sent));
  const counts$ = derive({ things: things$ }, ({ things }) => countsOf(things.unsent));
  /** The names of those that were sent since the outbox was last empty, and how many were before. */
  const done$ = new BehaviorSubject<Done>({ names: new Set(), before: 0 });
  const running = new Subscription();
  running.add(
    sent.stored$.subscribe((stored) => {
      const lately = new Set(lately$.value);
      for (const { key, input } of stored) if (!lately.has(input)) sent.remove(key);
    }),
  );

  const sourceOf = (name: string): UnsentSource | undefined => sources.find((source) => source.name === name);

  return {
    add(source) {
      sources.push(source);
      running.add(
        source.rows$.subscribe(() => {
          const rows = sources.flatMap((each) => each.rows$.value);
          const { names, before } = done$.value;
          if (rows$.value.length === 0 && rows.length > 0)
            done$.next({ names: new Set(), before: before + names.size });
          rows$.next(rows);
        }),
      );
      running.add(
        source.sent$.subscribe(
          ({ state: _state, isUnreached: _isUnreached, refusal: _refusal, text: _text, ...row }) => {
            const { names, before } = done$.value;
            done$.next({ names: new Set([...names, thingName(row)]), before });
            const sentAt = wall.now();
            const input = { ...row, sentAt };
            sent.put({ key: `${row.source} ${plainKey(row.key)}`, lane: '', order: sentAt, input, refusal: null });
          },
        ),
      );
    },
    counts$,
    pill$: derive(
      { counts: counts$, things: things$, done: done$, isOnline: online$ },
      ({ counts, things, done, isOnline }) => {
        const left = new Set(things.unsent.map(({ name }) => name));
        const now = [...done.names].filter((name) => !left.has(name)).length;
        return pillOf(counts, { now, before: done.before }, isOnline);
      },
    ),
    view$: derive({ things: things$, sentEntries: lately$, isOnline: online$ }, ({ things, ...view }) => {
      const groupOf = (wanted: UnsentGroup) => things.unsent.filter((thing) => groupOfThing(thing) === wanted);
      const groups = { needsYou: groupOf('needsYou'), sending: groupOf('sending'), waiting: groupOf('waiting') };
      return { groups, sent: things.sent, ...view };
    }),
    retry: ({ source, key }) => sourceOf(source)?.retry(key),
    retryLost() {
      for (const { source, key, state } of rows$.value) if (state === 'lost') sourceOf(source)?.retry(key);
    },
    drop: ({ source, key }) => sourceOf(source)?.drop(key),
    photo: ({ source, key }) => queryOf(key, (one) => sourceOf(source)?.photos?.read(one) ?? of(NO_PHOTO)),
    sentBytes: (source) => sourceOf(source)?.photos?.progress$ ?? NOTHING_SENT,
    close: () => running.unsubscribe(),
  };
}

const NO_PHOTO = fail<Failure>({ kind: 'unavailable', where: 'outbox', issues: ['no photo'] });
const NOTHING_SENT = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());

interface Done {
  readonly names: ReadonlySet<string>;
  readonly before: number;
}

/** [W-SITE-34] The shortest pause between two changes of the pill that are read out (milliseconds). */
const QUIET = 5_000;

/**
 * The pill as it is read out: at once after a pause, and then the latest state at most once in that time. Progress is
 * not read out; a `sent` pill counts the rows that were sent since it was last read out. It is null where nothing was
 * waiting before and nothing was sent.
 */
export const calmly = (pills$: Observable<OutboxPill>, clock: SchedulerLike): Observable<OutboxPill | null> =>
  pills$.pipe(
    filter(({ kind }) => kind !== 'sending'),
    throttleTime(QUIET, clock, { leading: true, trailing: true }),
    scan<OutboxPill, Spoken>(
      ({ told, pill: before }, pill) => {
        if (pill.kind !== 'sent') return { told, pill };
        const count = pill.count - told;
        return { told: pill.count, pill: count > 0 || isPending(before) ? { ...pill, count } : null };
      },
      { told: 0, pill: null },
    ),
    map(({ pill }) => pill),
  );

interface Spoken {
  readonly told: number;
  readonly pill: OutboxPill | null;
}

const isPending = (pill: OutboxPill | null): boolean =>
  pill !== null && pill.kind !== 'sent' && (pill.kind === 'sending' || pill.count > 0);
