import { merge, NEVER, type Observable, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection, type Edits } from '../../data/collection.ts';
import { filterRows } from '../../data/list-load.ts';
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { servedItems } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { createToday } from '../../shared/today.ts';
import type { SiteChange } from '../site-work/model.ts';
import type { StatisticsQuestion } from '../statistics/model.ts';
import type { RecordsQuestion } from './model.ts';
import { isInPeriod, type Listing, pendingFirst, recordsFor } from './rules.ts';

/** A page of records of one kind: checklists, deviations or hours. */
export interface RecordsView<T> {
  readonly question: RecordsQuestion;
  /** The matching records. */
  readonly list: CollectionView<T>;
  /** [W-SITE-51] All records of the period as the service has them, for figures. */
  readonly ofPeriod: readonly T[];
  /** All records of the project. */
  readonly all: readonly T[];
  /** The number of records with changes in the outbox. */
  readonly unsent: number;
}

/** The records of a project and the figures above them; `ask` changes period, filter or order in the address. */
export interface RecordsStore<T, F> {
  readonly view$: Behavior<RecordsView<T>>;
  /** The figures of the period, with their own opening and closing. */
  readonly figures: Query<StatisticsQuestion, F>;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<RecordsQuestion>): void;
}

/** The differences between checklists, deviations and hours: the calls, the ids and the listing. */
export interface RecordsNeeds<T, F> extends Freshness {
  readonly clock: SchedulerLike;
  readonly projectId$: Behavior<string>;
  readonly place: QuestionPlace<RecordsQuestion>;
  readonly listing: Listing<T>;
  fetch(projectId: string): Reply<readonly T[]>;
  idOf(record: T): string;
  figures(question: StatisticsQuestion): Reply<F>;
  readonly changes$: Observable<Change<T>>;
  /** The user's pending changes of the records, where the service takes any. */
  readonly edits?: Edits<T, SiteChange, unknown>;
  /** The client id that a record was made by. */
  keyOf?(record: T): string | null;
  /** Emits when the figures may have changed. */
  readonly counted$: Observable<unknown>;
}

/** The records of a project and their figures for the address's period, loaded separately. */
export function createRecordsStore<T extends { readonly date?: string | null | undefined }, F>(
  needs: RecordsNeeds<T, F>,
): RecordsStore<T, F> {
  const { projectId$, listing, counted$, again$, wall } = needs;
  const { question$, change } = createQuestion(needs.place);
  const today = createToday(needs.clock);
  const list = createCollection<T, string, SiteChange, unknown>({
    question$: projectId$,
    fetch: (projectId) => asOnePage(needs.fetch(projectId)),
    idOf: needs.idOf,
    // A visible record is announced and not inserted, so that no row moves under the pointer.
    placeOf: (record) => (isInPeriod(record.date, question$.value) ? 'announced' : 'end'),
    changes$: needs.changes$,
    ...(needs.keyOf && { keyOf: needs.keyOf }),
    ...(needs.edits && { edits: needs.edits }),
    ...(again$ && { again$ }),
    ...(wall && { wall }),
  });
  const period$ = derive(
    { projectId: projectId$, question: question$ },
    ({ projectId, question: { from, to } }): StatisticsQuestion => ({
      projectId,
      ...(from && { from }),
      ...(to && { to }),
    }),
  );
  const figures = createQuery<StatisticsQuestion, F>({
    question$: period$,
    ask: (question) => needs.figures(question),
    // Without a live connection no event tells of the user's own changes.
    again$: merge(counted$, needs.edits?.outbox.settled$ ?? NEVER),
    ...(wall && { wall }),
  });
  return {
    view$: derive({ list: list.view$, question: question$, day: today.day$ }, ({ list, question, day }) => {
      const found = filterRows(list, (records) => recordsFor(records, question, listing, day));
      return {
        question,
        list: { ...found, rows: pendingFirst(found.rows) },
        ofPeriod: servedItems(list.rows).filter(({ date }) => isInPeriod(date, question)),
        all: list.rows.map(({ item }) => item),
        unsent: list.rows.filter(({ keys }) => keys.length > 0).length,
      };
    }),
    figures,
    open() {
      today.open();
      list.open();
    },
    close() {
      today.close();
      list.close();
    },
    reload: list.reload,
    ask: change,
  };
}
