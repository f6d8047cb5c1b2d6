// Records that an approver approves or returns: chosen, sent at once over the network, each with an outcome of its own.
import { BehaviorSubject } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { type CommandView, createCommand } from '../../data/command.ts';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createPicks } from '../../data/picks.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { FailureTexts } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { ApprovalOutcome } from './model.ts';

/** A record as the approver saw it, and the answer of the service. */
export interface RecordAnswer<T> {
  readonly seen: T;
  readonly outcome: ApprovalOutcome;
}

/** The last approval with the outcome of each of its records, by their ids. */
export interface RecordsResult<T, S extends string> {
  readonly status: S;
  readonly lines: ReadonlyMap<Id, RecordAnswer<T>>;
}

/** The records that are approved or returned, each as its approver saw it. */
export interface SeenRecords<T, S extends string, Q = unknown> {
  readonly ids: readonly Id[];
  readonly status: S;
  readonly text?: string | null | undefined;
  readonly seen: readonly Q[];
  readonly lines: ReadonlyMap<Id, T>;
}

/** The outcome for one record, and the record as it is now; null where it is gone. */
export interface RecordOutcome<T> {
  readonly id: Id;
  readonly outcome: ApprovalOutcome;
  readonly record: T | null;
}

/** The result after an answer. A second press on some records of the same approval adds to its outcomes. */
export function resultAfter<T, S extends string>(
  before: RecordsResult<T, S> | null,
  { ids, status, lines }: Pick<SeenRecords<T, S>, 'ids' | 'status' | 'lines'>,
  outcomes: readonly Pick<RecordOutcome<T>, 'id' | 'outcome'>[],
): RecordsResult<T, S> {
  const answered = outcomes.flatMap(({ id, outcome }) => {
    const seen = lines.get(id);
    return seen === undefined ? [] : [[id, { seen, outcome }] as const];
  });
  const isMore = before?.status === status && ids.every((id) => before.lines.has(id));
  return { status, lines: new Map([...(isMore ? before.lines : []), ...answered]) };
}

/** The number of records of each outcome, and the ids of those that were not taken. */
export function outcomeCounts({ lines }: Pick<RecordsResult<unknown, string>, 'lines'>) {
  const count = (outcome: ApprovalOutcome): number =>
    [...lines.values()].filter((answer) => answer.outcome === outcome).length;
  return {
    all: lines.size,
    done: count('DONE'),
    changed: count('CHANGED'),
    gone: count('GONE'),
    refused: count('LOCKED') + count('OWN'),
    left: [...lines].filter(([, { outcome }]) => outcome !== 'DONE').map(([id]) => id),
  };
}

/** The text of a return. */
export interface ReturnDraft {
  readonly text: string;
}

/** The choice, the sending and the outcomes of one page. */
export interface Approval<T, S extends string> {
  readonly picks$: Behavior<ReadonlyMap<Id, T>>;
  readonly result$: Behavior<RecordsResult<T, S> | null>;
  readonly sending$: Behavior<CommandView>;
  pick(ids: readonly Id[], isPicked: boolean): void;
  clear(): void;
  send(status: S, ids: readonly Id[]): void;
  /** [W-SITE-19] `done` is called once the service has answered. */
  returnForm(ids: readonly Id[], done: () => void): Form<ReturnDraft>;
  /** Forgets the outcomes. */
  dismiss(): void;
  close(): void;
}

/** The records in sight, the call, and the words of its failures. */
export interface ApprovalNeeds<T, S extends string, Q> extends SendingNeeds {
  readonly rows$: Behavior<readonly T[]>;
  idOf(record: T): Id;
  /** The fields by which the service knows whether the approver saw it as it is. */
  seenOf(record: T): Q;
  send(approval: SeenRecords<T, S, Q>, key: string): Reply<readonly RecordOutcome<T>[]>;
  readonly returned: S;
  problemsOf(draft: ReturnDraft): Problems<ReturnDraft>;
  /** A record of the answer, for the list: shown at once, also without a live connection. */
  answered(change: Change<T>): void;
  readonly words: FailureTexts;
  /** [W-SITE-11] The user has no right to approve here. */
  forbidden(): void;
}

/** Sends the approvals and the returns of a user, with each record as it was at the choice. */
export function createApproval<T, S extends string, Q>(needs: ApprovalNeeds<T, S, Q>): Approval<T, S> {
  const { rows$, idOf, seenOf, send, returned, problemsOf, answered, words, forbidden, ...sending } = needs;
  const result$ = new BehaviorSubject<RecordsResult<T, S> | null>(null);
  const command = createCommand<SeenRecords<T, S, Q>, readonly RecordOutcome<T>[]>({
    send,
    creates: false,
    words,
    failed(failure) {
      if (failure.kind === 'refused' && failure.refusal === 'forbidden') forbidden();
    },
    ...sending,
  });
  const rowsBy = (ids: readonly Id[]): ReadonlyMap<Id, T> =>
    new Map(rows$.value.map((row) => [idOf(row), row] as const).filter(([id]) => ids.includes(id)));
  const { picks$, pick, clear } = createPicks(rowsBy);
  /** Chosen records as they were when they were chosen, the others as they are now. */
  const seenBy = (ids: readonly Id[]): ReadonlyMap<Id, T> =>
    new Map([...rowsBy(ids)].map(([id, row]) => [id, picks$.value.get(id) ?? row]));
  const approvalOf = (status: S, ids: readonly Id[], lines: ReadonlyMap<Id, T>): SeenRecords<T, S, Q> => ({
    ids,
    status,
    seen: [...lines.values()].map(seenOf),
    lines,
  });

  function take(outcomes: readonly RecordOutcome<T>[], sent: SeenRecords<T, S, Q>): void {
    result$.next(resultAfter(result$.value, sent, outcomes));
    pick(sent.ids, false);
    for (const { id, record } of outcomes)
      answered(record === null ? { kind: 'gone', id } : { kind: 'put', item: record });
  }

  let lastPress = '';

  return {
    picks$,
    result$,
    sending$: command.view$,
    pick(ids, isPicked) {
      command.inputChanged();
      pick(ids, isPicked);
    },
    clear,
    send(status, ids) {
      // Only a second press for the same records, as they were at the first, is a double click.
      const approval = approvalOf(status, ids, seenBy(ids));
      const press = JSON.stringify([status, approval.seen]);
      if (press !== lastPress) command.inputChanged();
      lastPress = press;
      command.run(approval, take);
    },
    returnForm(ids, done) {
      const lines = seenBy(ids);
      return createForm<null, ReturnDraft, SeenRecords<T, S, Q>, readonly RecordOutcome<T>[]>({
        record$: new BehaviorSubject(null),
        valuesOf: () => ({ text: '' }),
        problemsOf,
        inputOf: ({ text }) => ({ ...approvalOf(returned, ids, lines), text: text.trim() }),
        command,
        saved: take,
        done,
      });
    },
    dismiss() {
      command.inputChanged();
      result$.next(null);
    },
    close: command.forget,
  };
}
