import type { Observable } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { mapReply, type Reply } from '../shared/reply.ts';
import type { Change, Things } from './changes.ts';
import { type CollectionView, createCollection } from './collection.ts';
import type { Freshness } from './query.ts';
import { createQuestion, type ListQuestion, pageWithin, type QuestionPlace } from './question.ts';

/** A page of a list, with the filters and the order that it belongs to. */
export interface PagedView<T, Q> extends CollectionView<T> {
  readonly question: Q;
  readonly pages: number;
}

/** A table with pages. New items of events are counted, and are shown after a reload. */
export interface PagedList<T, Q> {
  readonly view$: Behavior<PagedView<T, Q>>;
  open(): void;
  close(): void;
  reload(): void;
  /** Another filter or order starts at the first page. */
  ask(part: Partial<Q>): void;
}

/** The fields of a page that a list reads. */
/** A page as the service sends it. */
export interface PageRead<T> {
  readonly result_set: readonly T[];
  readonly total_count: number;
}

/** How a page is requested, and where the question stands, for example in the page's address. */
export interface PagedListNeeds<T, Q extends ListQuestion> extends Freshness, Things<T> {
  readonly place: QuestionPlace<Q>;
  /** The number of items on a page. */
  readonly size: number;
  fetch(question: Q & { readonly size: number }): Reply<PageRead<T>>;
  /** Whether an item matches the question, as far as the client can tell. */
  isAskedFor(item: T, question: Q): boolean;
  readonly changes$?: Observable<Change<T>>;
}

/** A list that the service sends in pages, with filters and an order, updated by events. */
export function createPagedList<T, Q extends ListQuestion>(needs: PagedListNeeds<T, Q>): PagedList<T, Q> {
  const { place, size, fetch, isAskedFor, ...rest } = needs;
  const { question$, change } = createQuestion(place);
  const list = createCollection<T, Q>({
    ...rest,
    question$,
    fetch: (question) =>
      mapReply(fetch({ ...question, size }), ({ result_set: items, total_count: total }) => ({ items, total })),
    // A new item is announced and not inserted, so that no row moves under the pointer.
    placeOf: (item, question) => (isAskedFor(item, question) ? 'announced' : 'elsewhere'),
    // While another page or order of the same list loads, the old rows stay.
    mayStandIn: (before, now) => filterOf(before) === filterOf(now),
  });
  list.view$.subscribe(({ status, total }) => {
    const { page } = question$.value;
    const last = pageWithin(page, total, size);
    // Only the page changes; a part of Q keeps the other fields.
    if (status === 'ready' && page !== last) change({ page: last } as Partial<Q>);
  });
  return {
    view$: derive({ list: list.view$, question: question$ }, ({ list: view, question }) => ({
      ...view,
      question,
      pages: Math.max(1, Math.ceil(view.total / size)),
    })),
    open: list.open,
    close: list.close,
    reload: list.reload,
    ask: change,
  };
}

const filterOf = (question: ListQuestion): string => JSON.stringify({ ...question, page: 1, sort: '' });
