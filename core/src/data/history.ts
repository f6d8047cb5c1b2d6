import { BehaviorSubject, distinctUntilChanged, EMPTY, map, type Observable, switchMap } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { type Load, mapLoad } from '../shared/load.ts';
import type { Reply } from '../shared/reply.ts';
import { type Failure, ok } from '../shared/result.ts';
import { createScope, createSlot } from '../shared/scope.ts';
import { changeItems, type KnownPart, type Part, type Sorts, withItem, withNewest, withOlder } from './history-part.ts';
import { answerStaleness, type Staleness } from './list-load.ts';
import { createQuery, type Freshness } from './query.ts';

/** An event about items. A change of unknown items has no effect. */
export type HistoryEvent<T> =
  | { readonly kind: 'put'; readonly item: T }
  | { readonly kind: 'change'; readonly ids: readonly string[]; change(item: T): T };

/** The known end of the list, for example of a conversation, and what came before it. */
export interface HistoryView<T, Q> {
  readonly question: Q | null;
  /** Oldest first, without gaps. */
  readonly items: Load<readonly T[]>;
  /** Whether there are older items, and the state of their request. */
  readonly older: 'none' | 'more' | 'loading' | 'failed';
  readonly old: Staleness | null;
}

/** A list without pages that is read from its newest item back, such as messages. */
export interface History<T, Q> {
  readonly view$: Behavior<HistoryView<T, Q>>;
  open(): void;
  /** The items stay, and the newest part is refreshed when it is opened again. */
  close(): void;
  reload(): void;
  /** Does nothing while an older part is loading. */
  fetchOlder(): void;
}

/** How a part is requested, and which events change it. */
export interface HistoryNeeds<T, Q> extends Freshness, Sorts<T> {
  /** Null while there is nothing to ask. Questions with equal content are the same question. */
  readonly question$: Behavior<Q | null>;
  /** The part that ends before `before`; the newest part for null. */
  fetch(question: Q, before: T | null): Reply<Part<T>>;
  /** In the order of the events, while the question stays the same. */
  events(question: Q): Observable<HistoryEvent<T>>;
  failed?(failure: Failure): void;
}

/** The request for the part that ends before an item. */
interface OlderRequest {
  readonly before: string;
  readonly isOver: boolean;
}

/** A list that grows at its end and is read backwards. The newest part is refreshed; older parts are fetched on demand. */
export function createHistory<T, Q>(needs: HistoryNeeds<T, Q>): History<T, Q> {
  const { question$, fetch, events, failed, ...rest } = needs;
  /** The last request for an older part that has no answer yet. */
  const asking$ = new BehaviorSubject<OlderRequest | null>(null);
  const scope = createScope();
  const older = createSlot();

  const query = createQuery<Q, KnownPart<T>>({
    ...rest,
    question$,
    ask: (question) =>
      // Read when the answer comes: an older part may have arrived meanwhile.
      fetch(question, null).pipe(
        map((result) => {
          if (!result.ok) return result;
          // The service answers again, so a failed older part may be requested again.
          if (asking$.value?.isOver) asking$.next(null);
          return ok(withNewest(currentPart(), result.value, needs));
        }),
      ),
    isSame: Object.is,
    ...(failed && { failed }),
  });

  function currentPart(): KnownPart<T> | null {
    const { load } = query.answer$.value;
    return load.status === 'ready' ? load.value : null;
  }

  const stopOlder = (): void => {
    older.end();
    asking$.next(null);
  };

  function hear(event: HistoryEvent<T>): void {
    query.update((current) =>
      event.kind === 'put' ? withItem(current, event.item, needs) : changeItems(current, event, needs),
    );
  }

  function fetchOlder(): void {
    const { question } = query.answer$.value;
    const current = currentPart();
    const [first] = current?.items ?? [];
    if (!scope.isOpen()) {
      query.reload(); // tells that the list is not open
      return;
    }
    if (question === null || current === null || current.isFirst || first === undefined) return;
    const before = needs.idOf(first);
    const now = asking$.value;
    if (now?.before === before && !now.isOver) return;
    stopOlder();
    asking$.next({ before, isOver: false });
    older.run(fetch(question, first), (result) => {
      if (result.ok) query.update((known) => withOlder(known, before, result.value, needs));
      else failed?.(result.error);
      asking$.next(result.ok ? null : { before, isOver: true });
    });
  }

  return {
    view$: derive({ answer: query.answer$, asking: asking$ }, ({ answer, asking }): HistoryView<T, Q> => {
      const current = answer.load.status === 'ready' ? answer.load.value : null;
      return {
        question: answer.question,
        items: mapLoad(answer.load, ({ items }) => items),
        older: current === null || current.isFirst ? 'none' : olderOf(asking, current.items[0], needs),
        old: answerStaleness(answer),
      };
    }),
    open() {
      if (!scope.open()) return;
      // Listens before it asks: an event that comes before the answer belongs to the list too.
      scope.add(
        question$
          .pipe(
            distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
            switchMap((question) => {
              stopOlder();
              return question === null ? EMPTY : events(question);
            }),
          )
          .subscribe(hear),
      );
      query.open();
    },
    close() {
      scope.close();
      stopOlder();
      query.close();
    },
    reload: query.reload,
    fetchOlder,
  };
}

/** A request for another oldest item is outdated. */
function olderOf<T>(
  asking: OlderRequest | null,
  first: T | undefined,
  { idOf }: Sorts<T>,
): 'more' | 'loading' | 'failed' {
  if (asking === null || first === undefined || asking.before !== idOf(first)) return 'more';
  return asking.isOver ? 'failed' : 'loading';
}
