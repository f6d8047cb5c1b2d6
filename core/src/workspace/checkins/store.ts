import { BehaviorSubject, map, type Observable, type SchedulerLike } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import type { Staleness } from '../../data/list-load.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Freshness, queryOf } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import type { Edit } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, isoInstant } from '../../shared/dates.ts';
import { createScope } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { StatisticsPort } from '../statistics/model.ts';
import { agesOf, oldOf } from './age.ts';
import { type CheckInDecisions, createCheckInDecisions, refusedRows } from './decisions.ts';
import type { CheckIn, CheckInQuestion, CheckInsPort, NewCheckIn } from './model.ts';
import { type CheckInEdit, type CheckInOutbox, postCheckIn } from './outbox.ts';
import {
  type CheckInRow,
  type Counts,
  checkInsFor,
  countsOf,
  type Figures,
  figuresOf,
  hasLeft,
  isCardRefused,
  statusOfRow,
} from './rules.ts';

/** `rows` match the question and have pending changes; `figures.now` counts the list once it is loaded. */
export interface CheckInsView extends CollectionView<CheckIn> {
  readonly question: CheckInQuestion;
  /** The number of check-ins without a filter. */
  readonly all: number;
  /** The number of persons who have left, confirmed by the service. */
  readonly left: number;
  /** [W-PLAN-10] The check-ins with a refused card. */
  readonly refused: readonly CheckInRow[];
  /** How many of those on the site were let in by a decision. */
  readonly letIn: number;
  readonly figures: Figures;
  /** Since when the data may be out of date; null while it is live. */
  readonly old: Staleness | null;
  readonly today: Day;
}

/** A project's page. A check-in goes to the outbox; `retry` and `drop` take the key of its entry. */
export interface CheckInsStore {
  readonly view$: Behavior<CheckInsView>;
  /** All check-ins, for the details of one that the list does not show. */
  readonly all$: Behavior<CollectionView<CheckIn>>;
  readonly decisions: CheckInDecisions;
  open(): void;
  close(): void;
  reload(): void;
  ask(part: Partial<CheckInQuestion>): void;
  checkIn(fields: NewCheckIn): void;
  checkOut(id: Id): void;
  retry(key: string): void;
  drop(key: string): void;
}

/** `counts` asks for the service's own counts, `changes$` has the live events of the project's check-ins. */
export interface CheckInsNeeds extends Freshness {
  readonly port: Pick<CheckInsPort, 'checkIns' | 'decide'>;
  /** A decision is sent at once. */
  readonly sending: SendingNeeds;
  readonly counts: StatisticsPort['checkInCounts'];
  readonly projectId: string;
  readonly place: QuestionPlace<CheckInQuestion>;
  readonly changes$: Observable<Change<CheckIn>>;
  /** Whether live events arrive. */
  readonly live$: Observable<boolean>;
  /** Emits when the service's own counts may have changed. */
  readonly counted$: Observable<unknown>;
  /** Open while the user is signed in, so that requests outlive the page. */
  readonly outbox: CheckInOutbox;
  readonly wall: SchedulerLike;
}

/** The check-ins of a project: a live list with the pending changes, its figures, and its age. */
export function createCheckInsStore(needs: CheckInsNeeds): CheckInsStore {
  const { port, counts, projectId, changes$, live$, counted$, outbox, wall, again$ } = needs;
  const { question$, change } = createQuestion(needs.place);
  const old$ = new BehaviorSubject<Staleness | null>(null);
  const { day$: today$, ...days } = createToday(wall);
  const scope = createScope();

  function editOf(edit: CheckInEdit, key: string): Edit<CheckIn> | null {
    if (edit.projectId !== projectId) return null;
    if (edit.kind === 'in')
      return { kind: 'create', place: 'end', item: { ...edit.fields, id: key, checkinTime: edit.at } };
    return {
      kind: 'change',
      id: edit.id,
      patch: (item) => (hasLeft(item) ? item : { ...item, checkedOut: true, checkoutTime: edit.at }),
    };
  }

  const list = createCollection<CheckIn, string, CheckInEdit, CheckIn>({
    question$: new BehaviorSubject(projectId),
    fetch: (id) => asOnePage(port.checkIns(id)),
    idOf: ({ id }) => id,
    // A check-out is never undone, so a late event does not make a person present again.
    isOlder: (item, than) => !hasLeft(item) && hasLeft(than),
    // A new check-in is shown at once: the list must have every person on the site.
    placeOf: () => 'end',
    changes$,
    ...(again$ && { again$ }),
    wall,
    edits: { outbox, edit: editOf, thingIn: (answer) => answer, clock: wall },
  });
  const counted = queryOf(projectId, (id) => counts({ projectId: id }), {
    again$: counted$,
    wall,
  });

  const decisions = createCheckInDecisions({ ...needs.sending, port, projectId, decided: list.reload });

  const view$ = derive(
    { list: list.view$, counted: counted.answer$, question: question$, old: old$, today: today$ },
    ({ list: view, counted: { load }, question, old, today }): CheckInsView => {
      const rows = checkInsFor(view.rows, question);
      const figures = figuresOf(load.status === 'ready' ? load.value : null);
      const now: Counts = view.status === 'ready' ? countsOf(view.rows) : figures.now;
      return {
        ...view,
        rows,
        total: rows.length,
        all: view.rows.length,
        refused: refusedRows(view.rows, today),
        letIn: view.rows.filter((row) => isCardRefused(row.item) && statusOfRow(row) === 'onSite').length,
        left: view.rows.filter((row) => statusOfRow(row) === 'left').length,
        question,
        figures: { ...figures, now },
        old,
        today,
      };
    },
  );

  return {
    view$,
    all$: list.view$,
    decisions,
    open() {
      if (!scope.open()) return;
      days.open();
      const shown$ = list.view$.pipe(
        map(({ status, asOf, failure }) => ({ asOf: status === 'ready' ? asOf : null, isRefreshed: failure === null })),
      );
      scope.add(
        agesOf({ shown$, live$, clock: wall }).subscribe((age) => {
          old$.next(oldOf(age));
          if (age.slept) list.reload();
        }),
      );
      list.open();
      counted.open();
    },
    close() {
      scope.close();
      days.close();
      list.close();
      counted.close();
      decisions.close();
    },
    reload() {
      list.reload();
      counted.reload();
    },
    ask: change,
    checkIn: (fields) => postCheckIn(outbox, wall, projectId, fields),
    // Each check-out has its own lane, and a second click has the same key.
    checkOut: (id) =>
      void outbox.post({ kind: 'out', projectId, id, at: isoInstant(wall.now()) }, `out ${projectId} ${id}`),
    retry: outbox.retry,
    drop: outbox.drop,
  };
}
