import { BehaviorSubject, tap } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import { createForm, type Form } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type Day, dayIn, osloDay } from '../../shared/dates.ts';
import { failureTexts } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import { conflictIn } from '../site-work/rules.ts';
import { type NewDeadlineDraft, problemsOfChange, problemsOfNew, seenDeadline } from './form.ts';
import type { Deadline, DeadlineChange, DeadlineChangesPort, NewDeadline } from './model.ts';

/** The new values of some fields. */
type Fields = Omit<DeadlineChange, 'was'>;

/** A deadline as its user saw it, and its new values. */
export interface DeadlineAct {
  readonly deadline: Deadline;
  readonly fields: Fields;
}

/** The last event of a row. */
export type RowNote =
  /** It was done: `left` are the seconds in which this may be undone, and `before` is the row that keeps its place. */
  | { readonly kind: 'done'; readonly left: number; readonly before: Deadline }
  /** The user moved it from the day of `before`, which may be undone. */
  | { readonly kind: 'shifted'; readonly left: number; readonly before: Deadline }
  /** [W-SITE-25] Another user has moved it meanwhile; null is a day that cannot be read. */
  | { readonly kind: 'moved'; readonly day: Day | null; readonly by: string; readonly mine: DeadlineAct };

/** The typed values of a move. */
export interface DeadlineMoveDraft {
  /** YYYY-MM-DD, or ''. */
  readonly day: string;
  readonly reason: string;
}

/** [W-PLAN-04] The changes of deadlines from their list. */
export interface DeadlineChanges {
  readonly notes$: Behavior<ReadonlyMap<Id, RowNote>>;
  /** The button of one row: a change of it, or the reverse one. */
  act(): Command<DeadlineAct, Deadline>;
  /** [W-SITE-52] Later events leave the form alone. `close` is also called where another user was first: the row says so. */
  moveForm(deadline: Deadline, close: () => void): Form<DeadlineMoveDraft>;
  /** A new deadline, of one project or of one that is chosen. */
  newForm(projectId: string | null, close: () => void): Form<NewDeadlineDraft>;
  /** The other user's day stays. */
  keepTheirs(id: Id): void;
  close(): void;
}

/** The list that is changed. */
export interface DeadlineChangesNeeds extends SendingNeeds {
  readonly port: DeadlineChangesPort;
  readonly query: Pick<Query<unknown, readonly Deadline[]>, 'update' | 'reload'>;
}

const WORDS = failureTexts('deadlines.offline', 'deadlines.lost', 'deadlines.unchanged');
const NEW_WORDS = failureTexts('deadlines.notMadeOffline', 'deadlines.maybeMade', 'deadlines.notMade');

/** [W-SITE-24] The change with the values that the user saw. */
function changeOf({ deadline, fields }: DeadlineAct): DeadlineChange {
  const seen = Object.entries(seenDeadline(deadline)).filter(([field]) => Object.hasOwn(fields, field));
  return { ...fields, was: Object.fromEntries(seen) };
}

const newDeadline = (draft: Omit<NewDeadlineDraft, 'project_id'>): NewDeadline => ({
  title: draft.title.trim(),
  abbreviation: draft.abbreviation.trim(),
  day: draft.day,
  phase_id: draft.phase_id || null,
});

export function createDeadlineChanges({ port, query, ...sending }: DeadlineChangesNeeds): DeadlineChanges {
  const { clock } = sending;
  const { notes$, note, offerUndo, clear } = createRowNotes<RowNote>(clock);

  function taken(answer: Deadline, { deadline, fields }: DeadlineAct): void {
    const id = deadline.project_deadline_id;
    // Before the list changes, so that the row never leaves it.
    if (fields.done === true) offerUndo(id, (left) => ({ kind: 'done', left, before: deadline }));
    else if (notes$.value.get(id)?.kind === 'moved')
      offerUndo(id, (left) => ({ kind: 'shifted', left, before: deadline }));
    else note(id, null);
    query.update((all) => all.map((one) => (one.project_deadline_id === id ? { ...one, ...answer } : one)));
  }

  function noteConflict(mine: DeadlineAct, failure: Failure): void {
    const { project_deadline_id: id, event } = mine.deadline;
    const newer = conflictIn(failure)?.['day'];
    if (newer === undefined) return;
    const date = typeof newer.value === 'string' ? newer.value : null;
    const deadline = { ...mine.deadline, event: { ...event, instance_date: date } };
    note(id, { kind: 'moved', day: dayIn(date), by: newer.by ?? '', mine: { ...mine, deadline } });
    query.reload();
  }

  const command = (failed?: (failure: Failure) => void) =>
    createCommand<DeadlineAct, Deadline>({
      send: (act, key) =>
        port
          .change(act.deadline.project_id ?? '', act.deadline.project_deadline_id, changeOf(act), key)
          .pipe(tap((result) => !result.ok && noteConflict(act, result.error))),
      creates: false,
      words: WORDS,
      saved: taken,
      ...(failed && { failed }),
      ...sending,
    });

  return {
    notes$,
    act: () => command(),
    moveForm(deadline, close) {
      const form = createForm<Deadline, DeadlineMoveDraft, DeadlineAct, Deadline>({
        record$: new BehaviorSubject(deadline),
        valuesOf: (record) => ({ day: seenDeadline(record).day ?? '', reason: '' }),
        problemsOf: ({ day, reason }, record) => problemsOfChange(record, { day, reason }, osloDay(clock.now())),
        inputOf: ({ day, reason }, _, record) => ({
          deadline: record,
          fields: { day, ...(reason.trim() && { reason: reason.trim() }) },
        }),
        command: command((failure) => {
          if (conflictIn(failure)?.['day'] === undefined) return;
          // The row has the values now.
          form.discard();
          close();
        }),
        saved(answer, { deadline }) {
          if (seenDeadline(deadline).day !== null && seenDeadline(deadline).day !== seenDeadline(answer).day)
            offerUndo(deadline.project_deadline_id, (left) => ({ kind: 'shifted', left, before: deadline }));
        },
        done: close,
      });
      return form;
    },
    newForm: (projectId, close) =>
      createForm<null, NewDeadlineDraft, NewDeadlineDraft, Deadline>({
        record$: new BehaviorSubject(null),
        valuesOf: () => ({ project_id: projectId ?? '', title: '', abbreviation: '', day: '', phase_id: '' }),
        problemsOf: problemsOfNew,
        inputOf: (draft) => draft,
        command: createCommand<NewDeadlineDraft, Deadline>({
          send: ({ project_id, ...draft }, key) => port.create(project_id, newDeadline(draft), key),
          creates: true,
          words: NEW_WORDS,
          ...sending,
        }),
        saved: (answer) => query.update((all) => [...all, answer]),
        done: close,
      }),
    keepTheirs: (id) => note(id, null),
    close: clear,
  };
}
