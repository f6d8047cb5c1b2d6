import { inOrder, type SortValues } from '../../data/order.ts';
import { PERIOD_ADDRESS, type PeriodQuestion } from '../../data/period.ts';
import { joinAddresses, orderBy, type QuestionAddress, questionAddress, WORD } from '../../data/question-address.ts';
import { type Day, dayIn, parseIsoDate } from '../../shared/dates.ts';
import type { Checklist, Checkpoint, RecordsQuestion } from './model.ts';

/** Whether a date is in the period. A record without a date is only in the period of all days. */
export function isInPeriod(date: string | null | undefined, { from, to }: PeriodQuestion): boolean {
  if (from === '' && to === '') return true;
  const day = dayIn(date);
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  return day !== null && (first === null || day >= first) && (last === null || day <= last);
}

/** How a list of records is filtered and sorted. */
export interface Listing<T> {
  /** Whether a record matches the filter today. */
  isOf(record: T, only: string, today: Day): boolean;
  readonly sortedBy: SortValues<T>;
}

/** The question in the address. */
export const recordsAddress = <T>({ sortedBy }: Listing<T>): QuestionAddress<RecordsQuestion> =>
  joinAddresses(PERIOD_ADDRESS, questionAddress({ only: WORD, sort: orderBy(Object.keys(sortedBy)) }));

/** The standard order. */
export const LATEST_FIRST = '-date';

/** Filters and sorts the records. */
export function recordsFor<T extends { readonly date?: string | null | undefined }>(
  records: readonly T[],
  question: RecordsQuestion,
  { isOf, sortedBy }: Listing<T>,
  today: Day,
): readonly T[] {
  const found = records.filter(
    (record) => isInPeriod(record.date, question) && (question.only === '' || isOf(record, question.only, today)),
  );
  return inOrder(found, question.sort || LATEST_FIRST, sortedBy);
}

/** The known statuses; a service may have others. */
export const CHECKPOINT_STATUSES = ['OK', 'NOT_OK', 'NOT_RELEVANT'] as const;

/** '' for an unanswered checkpoint. */
export const statusOfCheckpoint = ({ status }: Checkpoint): string => String(status ?? '').trim();

/** The readable checkpoints of a checklist; one that cannot be read is null in the record. */
export const checkpointsOf = ({ checkpoints }: Checklist): readonly Checkpoint[] =>
  (checkpoints ?? []).filter((checkpoint) => checkpoint !== null);

/** The checkpoints of one checklist, counted. */
export interface ChecklistState {
  readonly checkpoints: number;
  readonly answered: number;
  /** The number of failed checkpoints. */
  readonly failed: number;
}

/** Counts the checkpoints; any status counts as answered. */
export function stateOfChecklist(checklist: Checklist): ChecklistState {
  const statuses = checkpointsOf(checklist).map(statusOfCheckpoint);
  return {
    checkpoints: statuses.length,
    answered: statuses.filter((status) => status !== '').length,
    failed: statuses.filter((status) => status === 'NOT_OK').length,
  };
}

/** The filters; a checklist may be both done and failed. */
export const CHECKLIST_CHOICES = ['open', 'failed', 'done'] as const;
export type ChecklistChoice = (typeof CHECKLIST_CHOICES)[number];

function isChosen(checklist: Checklist, choice: ChecklistChoice): boolean {
  const { checkpoints, answered, failed } = stateOfChecklist(checklist);
  if (choice === 'failed') return failed > 0;
  // A checklist without checkpoints is not done.
  const isDone = checkpoints > 0 && answered === checkpoints;
  return isDone === (choice === 'done');
}

/** The filter and the columns of the page of checklists. */
export const CHECKLIST_LISTING: Listing<Checklist> = {
  isOf: (checklist, only) => CHECKLIST_CHOICES.some((choice) => choice === only && isChosen(checklist, choice)),
  sortedBy: {
    title: ({ title }) => title || null,
    date: ({ date }) => date || null,
    phase: ({ phase_name: name }) => name || null,
    left: (checklist) => {
      const { checkpoints, answered } = stateOfChecklist(checklist);
      return checkpoints - answered;
    },
  },
};
