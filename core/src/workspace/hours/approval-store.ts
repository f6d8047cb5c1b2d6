import { BehaviorSubject, merge, type Observable, type SchedulerLike, Subject } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import type { CommandView } from '../../data/command.ts';
import type { Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { mapReply } from '../../shared/reply.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import { createApproval, type ReturnDraft } from '../site-records/approval.ts';
import { type ApprovalResult, type OpenWeek, openWeeks, type PersonWeek, weekToApprove } from './approval.ts';
import { hoursIn } from './clock-times.ts';
import { RETURN_FORM } from './form.ts';
import type { HoursApproval, HoursLine, HoursPort } from './model.ts';
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
/** The lines of a project that await an approver, and the outcome of each after a press. */
export function createHoursApproval(needs: HoursApprovalNeeds): HoursApprovalStore {
  const { port, projectId, personId$, place, changes$, online$, newKey, clock, forbidden, ...fresh } = needs;
  const today = createToday(clock);
  const question = createQuestion(place);
  const answered$ = new Subject<Change<HoursLine>>();
  const list = createCollection<HoursLine, Id>({
    question$: new BehaviorSubject(projectId),
    fetch: (id) => asOnePage(port.hours(id)),
    idOf,
    placeOf: () => 'end',
    changes$: merge(changes$, answered$),
    ...fresh,
  });
  const lines$ = derive({ list: list.view$ }, ({ list }) => list.rows.map(({ item }) => item));
  const monday$ = mondayIn(question.question$, today.day$);
  const approval = createApproval<HoursLine, HoursApproval['status'], NonNullable<HoursApproval['seen']>[number]>({
    rows$: lines$,
    idOf,
    seenOf: (line) => ({ hours_id: line.hours_id, ...fieldsOfLine(line) }),
    send: ({ lines: _, ...approval }, key) =>
      mapReply(port.approve(projectId, approval, key), (outcomes) =>
        outcomes.map(({ hours_id: id, outcome, line }) => ({ id, outcome, record: line ?? null })),
      ),
    returned: 'RETURNED',
    problemsOf: RETURN_FORM.problemsOf,
    answered: (change) => answered$.next(change),
    words: SENDING,
    forbidden,
    online$,
    newKey,
    clock,
  });
  const { picks$, result$, sending$, clear, dismiss } = approval;
  const persons$ = derive(
    { lines: lines$, monday: monday$, approver: personId$, result: result$ },
    ({ lines, monday, approver, result }) => weekToApprove(lines, monday, approver, result),
  );

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
        sending: sending$,
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
      approval.close();
    },
    reload: list.reload,
    show(monday) {
      question.change(questionOf(monday, today.day$.value));
      clear();
      dismiss();
    },
    pick: approval.pick,
    send: approval.send,
    returnForm: approval.returnForm,
    dismiss,
  };
}

const idOf = ({ hours_id: id }: HoursLine): Id => id;
