import { BehaviorSubject, merge, type Observable, type SchedulerLike, Subject } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { type CommandView, createCommand } from '../../data/command.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createPicks } from '../../data/picks.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import {
  type ApprovalResult,
  type OpenWeek,
  openWeeks,
  type PersonWeek,
  resultAfter,
  weekToApprove,
} from './approval.ts';
import { hoursIn } from './clock-times.ts';
import { RETURN_FORM } from './form.ts';
import type { HoursApproval, HoursLine, HoursOutcome, HoursPort } from './model.ts';
import { fieldsOfLine } from './rules.ts';
import { mondayIn, questionOf, type WeekQuestion } from './week.ts';

/** [W-SITE-45] The lines of a project in a week, by person. */
export interface HoursApprovalView {
  readonly list: CollectionView<HoursLine>;
  readonly monday: Day;
  readonly persons: readonly PersonWeek[];
  /** Other weeks with lines to approve. */
  readonly others: readonly OpenWeek[];
  /** The chosen lines, as far as they can be approved, with their hours as the user saw them. */
  readonly picks: ReadonlyMap<Id, number>;
  readonly result: ApprovalResult | null;
  readonly sending: CommandView;
}

/** The text of a return. */
export interface ReturnDraft {
  readonly text: string;
}

/** Approving needs the network: nothing of it is stored on the device. */
export interface HoursApprovalStore {
  readonly view$: Behavior<HoursApprovalView>;
  open(): void;
  close(): void;
  reload(): void;
  show(monday: Day): void;
  pick(ids: readonly Id[], isPicked: boolean): void;
  /** Approves lines, or opens approved ones again. */
  send(status: Exclude<HoursApproval['status'], 'RETURNED'>, ids: readonly Id[]): void;
  /** [W-SITE-19] `done` is called once the service has answered. */
  returnForm(ids: readonly Id[], done: () => void): Form<ReturnDraft>;
  /** Forgets the outcomes. */
  dismiss(): void;
}

/** The calls, the user as a person, and the live changes of the project's lines. */
export interface HoursApprovalNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<HoursPort, 'hours' | 'approve'>;
  readonly projectId: Id;
  readonly personId$: Behavior<Id | null>;
  readonly place: QuestionPlace<WeekQuestion>;
  readonly changes$: Observable<Change<HoursLine>>;
  readonly clock: SchedulerLike;
  /** [W-SITE-11] The user has no right to approve here. */
  forbidden(): void;
}

const SENDING: FailureTexts<HoursMessage> = failureTexts(
  'hours.approvalOffline',
  'hours.approvalLost',
  'hours.approvalRefused',
);
type Lines = ReadonlyMap<Id, HoursLine>;

/** A request, with its lines as the user saw them. */
interface SeenApproval extends HoursApproval {
  readonly lines: Lines;
}

/** The lines of a project that await an approver, and the outcome of each after a press. */
export function createHoursApproval(needs: HoursApprovalNeeds): HoursApprovalStore {
  const { port, projectId, personId$, place, changes$, online$, newKey, clock, forbidden, ...fresh } = needs;
  const today = createToday(clock);
  const question = createQuestion(place);
  const result$ = new BehaviorSubject<ApprovalResult | null>(null);
  const answered$ = new Subject<Change<HoursLine>>();
  const list = createCollection<HoursLine, Id>({
    question$: new BehaviorSubject(projectId),
    fetch: (id) => asOnePage(port.hours(id)),
    idOf: ({ hours_id: id }) => id,
    placeOf: () => 'end',
    // An outcome is shown at once, also without a live connection.
    changes$: merge(changes$, answered$),
    ...fresh,
  });
  const lines$ = derive({ list: list.view$ }, ({ list }) => list.rows.map(({ item }) => item));
  const monday$ = mondayIn(question.question$, today.day$);
  const persons$ = derive(
    { lines: lines$, monday: monday$, approver: personId$, result: result$ },
    ({ lines, monday, approver, result }) => weekToApprove(lines, monday, approver, result),
  );

  const command = createCommand<SeenApproval, readonly HoursOutcome[]>({
    send: ({ lines: _, ...approval }, key) => port.approve(projectId, approval, key),
    creates: false,
    words: SENDING,
    failed(failure) {
      if (failure.kind === 'refused' && failure.refusal === 'forbidden') forbidden();
    },
    online$,
    newKey,
    clock,
  });
  const linesBy = (ids: readonly Id[]): Lines =>
    new Map(lines$.value.filter(({ hours_id: id }) => ids.includes(id)).map((line) => [line.hours_id, line]));
  const { picks$, pick, clear } = createPicks(linesBy);
  /** Chosen lines as they were when they were chosen, the others as they are now. */
  const seenBy = (ids: readonly Id[]): Lines =>
    new Map([...linesBy(ids)].map(([id, line]) => [id, picks$.value.get(id) ?? line]));

  function approvalOf(status: HoursApproval['status'], ids: readonly Id[], lines: Lines): SeenApproval {
    const seen = [...lines].map(([hours_id, line]) => ({ hours_id, ...fieldsOfLine(line) }));
    return { ids, status, seen, lines };
  }

  function take(outcomes: readonly HoursOutcome[], sent: SeenApproval): void {
    result$.next(resultAfter(result$.value, sent, sent.lines, outcomes));
    pick(sent.ids, false);
    for (const { hours_id: id, line } of outcomes)
      answered$.next(line ? { kind: 'put', item: line } : { kind: 'gone', id });
  }

  let lastPress = '';

  function forget(): void {
    command.inputChanged();
    result$.next(null);
  }

  return {
    view$: derive(
      {
        list: list.view$,
        lines: lines$,
        monday: monday$,
        persons: persons$,
        approver: personId$,
        picks: picks$,
        result: result$,
        sending: command.view$,
      },
      ({ lines, approver, picks, ...view }): HoursApprovalView => {
        const open = new Set(view.persons.flatMap(({ openIds }) => openIds));
        return {
          ...view,
          others: openWeeks(lines, view.monday, approver),
          picks: new Map([...picks].flatMap(([id, line]) => (open.has(id) ? [[id, hoursIn(line)]] : []))),
        };
      },
    ),
    open() {
      today.open();
      list.open();
    },
    close() {
      today.close();
      list.close();
      command.forget();
    },
    reload: list.reload,
    show(monday) {
      question.change(questionOf(monday, today.day$.value));
      clear();
      forget();
    },
    pick(ids, isPicked) {
      command.inputChanged();
      pick(ids, isPicked);
    },
    send(status, ids) {
      // Only a second press for the same lines, as they were at the first, is a double click.
      const approval = approvalOf(status, ids, seenBy(ids));
      const press = JSON.stringify([status, approval.seen]);
      if (press !== lastPress) command.inputChanged();
      lastPress = press;
      command.run(approval, take);
    },
    returnForm(ids, done) {
      const lines = seenBy(ids);
      return createForm<null, ReturnDraft, SeenApproval, readonly HoursOutcome[]>({
        record$: new BehaviorSubject(null),
        valuesOf: () => RETURN_FORM.valuesOf(null),
        problemsOf: RETURN_FORM.problemsOf,
        inputOf: ({ text }) => ({ ...approvalOf('RETURNED', ids, lines), text: text.trim() }),
        command,
        saved: take,
        done,
      });
    },
    dismiss: forget,
  };
}
