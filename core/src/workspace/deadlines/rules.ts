import { type Day, dayIn } from '../../shared/dates.ts';
import { compareNames } from '../../shared/norwegian.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import type { Deadline } from './model.ts';

/** Its own title, else its event's. */
export const titleOfDeadline = ({ deadline_title, event }: Deadline): string =>
  [deadline_title, event?.title].map((title) => (title ?? '').trim()).find((title) => title !== '') ?? '';

/** A deadline with its day, read from its event. */
export interface DatedDeadline {
  readonly deadline: Deadline;
  readonly day: Day;
}

/** The open deadlines, each in exactly one list, and those that are met. */
export interface OpenDeadlines {
  /** Latest first. */
  readonly passed: readonly DatedDeadline[];
  /** Next first. */
  readonly coming: readonly DatedDeadline[];
  /** Without a readable day. */
  readonly undated: readonly Deadline[];
  /** Those that are met, latest first. */
  readonly done: readonly DatedDeadline[];
}

const CLOSED: readonly string[] = ['COMPLETED', 'CANCELLED', 'DELETED'];

/** Whether a deadline with this status is done. */
export const isClosed = (status: string | null | undefined): boolean => CLOSED.includes((status ?? '').toUpperCase());

export const isOpen = ({ event }: Deadline): boolean => !isClosed(event?.status);

export const isMet = ({ event }: Deadline): boolean => event?.status?.toUpperCase() === 'COMPLETED';

/** Leaves out those that were given up. A deadline of today is a coming one. */
export function openDeadlines(deadlines: readonly Deadline[], today: Day): OpenDeadlines {
  const open = deadlines.filter(isOpen);
  const dated = datedIn(open);
  const passed = dated.filter(({ day }) => day < today).toSorted((a, b) => b.day - a.day);
  const coming = dated.filter(({ day }) => day >= today).toSorted((a, b) => a.day - b.day);
  const undated = open.filter(({ event }) => dayIn(event?.instance_date) === null);
  return { passed, coming, undated, done: datedIn(deadlines.filter(isMet)).toSorted((a, b) => b.day - a.day) };
}

/** The projects whose deadlines the user plans, and the phases that deadlines lie in: each once, by its name. */
export interface DeadlineChoices {
  readonly projects: readonly DeadlineOption[];
  readonly phases: readonly DeadlineOption[];
}

/** A project or a phase to choose. */
export interface DeadlineOption {
  readonly value: Id;
  readonly label: string;
}

export const choicesAmong = (deadlines: readonly Deadline[]): DeadlineChoices => ({
  projects: byName(
    deadlines.filter(({ may_change: may }) => isOn(may)).map((one) => [one.project_id, one.project_name]),
  ),
  phases: byName(deadlines.map((one) => [one.phase_id, one.phase_name])),
});

function byName(all: readonly (readonly [id: Deadline['phase_id'], name: string | null | undefined])[]) {
  const names = new Map(all.flatMap(([id, name]) => (id ? [[id, name || id] as const] : [])));
  const options = [...names].map(([value, label]): DeadlineOption => ({ value, label }));
  return options.toSorted((a, b) => compareNames(a.label, b.label));
}

const datedIn = (deadlines: readonly Deadline[]): readonly DatedDeadline[] =>
  deadlines.flatMap((deadline) => {
    const day = dayIn(deadline.event?.instance_date);
    return day === null ? [] : [{ deadline, day }];
  });
