import { type Day, dayIn } from '../../shared/dates.ts';
import type { Deadline } from './model.ts';

/** Its own title, else its event's. */
export const titleOfDeadline = ({ deadline_title, event }: Deadline): string =>
  [deadline_title, event?.title].map((title) => (title ?? '').trim()).find((title) => title !== '') ?? '';

/** A deadline with its day, read from its event. */
export interface DatedDeadline {
  readonly deadline: Deadline;
  readonly day: Day;
}

/** The open deadlines, each in exactly one list. */
export interface OpenDeadlines {
  /** Latest first. */
  readonly passed: readonly DatedDeadline[];
  /** Next first. */
  readonly coming: readonly DatedDeadline[];
  /** Without a readable day. */
  readonly undated: readonly Deadline[];
}

const CLOSED: readonly string[] = ['COMPLETED', 'CANCELLED', 'DELETED'];

/** Whether a deadline with this status is done. */
export const isClosed = (status: string | null | undefined): boolean => CLOSED.includes((status ?? '').toUpperCase());

const isOpen = ({ event }: Deadline): boolean => !isClosed(event?.status);

/** Leaves out those that are done. A deadline of today is a coming one. */
export function openDeadlines(deadlines: readonly Deadline[], today: Day): OpenDeadlines {
  const open = deadlines.filter(isOpen).map((deadline) => ({ deadline, day: dayIn(deadline.event?.instance_date) }));
  const dated = open.flatMap(({ deadline, day }) => (day === null ? [] : [{ deadline, day }]));
  const passed = dated.filter(({ day }) => day < today).toSorted((a, b) => b.day - a.day);
  const coming = dated.filter(({ day }) => day >= today).toSorted((a, b) => a.day - b.day);
  return { passed, coming, undated: open.filter(({ day }) => day === null).map(({ deadline }) => deadline) };
}
