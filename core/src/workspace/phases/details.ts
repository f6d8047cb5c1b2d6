// The milestones, checks and deadlines of one phase.
import * as z from 'zod/mini';
import { type Day, dayIn, parseInstant, startOfOsloDay } from '../../shared/dates.ts';
import type { Fraction } from '../../shared/fraction.ts';
import type { Deadline } from '../deadlines/model.ts';
import { openDeadlines } from '../deadlines/rules.ts';
import type { Activity, Milestone } from './model.ts';

/** The state of a milestone on a day; one without a date is never passed. */
export type MilestoneState = 'met' | 'coming' | 'passed' | 'notApplicable';

/** [W-PHASES-07] A milestone applies unless the service says otherwise. */
export function milestoneState({ is_applicable, is_completed, date }: Milestone, today: Day): MilestoneState {
  if (is_applicable === false || is_applicable === 0) return 'notApplicable';
  if (is_completed === true || is_completed === 1) return 'met';
  const day = dayIn(date);
  return day !== null && day < today ? 'passed' : 'coming';
}

/** The milestones of a phase, counted for its heading. */
export interface MilestoneCount {
  readonly met: number;
  /** The number that apply. */
  readonly of: number;
  readonly notApplicable: number;
}

/** Counts the milestones as they stand today. */
export function countMilestones(milestones: readonly Milestone[], today: Day): MilestoneCount {
  const states = milestones.map((milestone) => milestoneState(milestone, today));
  const notApplicable = states.filter((state) => state === 'notApplicable').length;
  return {
    met: states.filter((state) => state === 'met').length,
    of: milestones.length - notApplicable,
    notApplicable,
  };
}

const Named = z.union([
  z.pipe(
    z.looseObject({ user_name: z.string() }),
    z.transform(({ user_name }) => user_name),
  ),
  z.pipe(
    z.looseObject({ name: z.string() }),
    z.transform(({ name }) => name),
  ),
  z.string(),
]);

/** [W-PHASES-07] [W-PHASES-08] A user's name, from a text or an object; '' without one. */
export const nameOfUser = (user: unknown): string => (Named.safeParse(user).data ?? '').trim();

/** [W-PHASES-08] A date of zeros counts as none. */
export const isChecked = ({ checked_date: date }: Activity): boolean => /[1-9]/.test(date ?? '');

/** The activities of a phase, the latest first; a checkpoint that is not checked is none. */
export const latestActivities = (listed: readonly Activity[]): readonly Activity[] =>
  listed.filter(isChecked).toSorted((a, b) => timeIn(b) - timeIn(a));

/** An activity without a readable date is older than all others. */
function timeIn({ checked_date: date }: Activity): number {
  const day = dayIn(date);
  return parseInstant(date ?? '') ?? (day === null ? 0 : startOfOsloDay(day));
}

/** Open checkpoints first; both parts keep the order of the service. */
export const openCheckpointsFirst = (listed: readonly Activity[]): readonly Activity[] =>
  listed.toSorted((a, b) => Number(isChecked(a)) - Number(isChecked(b)));

/** Some services list only the checked items, so the total comes from the progress. */
export const countChecked = (
  listed: readonly Activity[],
  progress: Fraction | null,
): Omit<MilestoneCount, 'notApplicable'> => ({
  met: listed.filter(isChecked).length,
  of: Math.max(listed.length, progress?.of ?? 0),
});

/** A deadline of a phase; 'met' is completed, and 'closed' ended otherwise, for example cancelled. */
export interface PhaseDeadline {
  readonly deadline: Deadline;
  readonly day: Day | null;
  readonly state: Exclude<MilestoneState, 'notApplicable'> | 'closed';
}

/** Passed ones first, then coming ones, those without a day, and done ones last. */
export function deadlinesInPhase(deadlines: readonly Deadline[], today: Day): readonly PhaseDeadline[] {
  const { passed, coming, undated } = openDeadlines(deadlines, today);
  const open = new Set([...passed, ...coming].map(({ deadline }) => deadline).concat(undated));
  return [
    ...passed.map((dated) => ({ ...dated, state: 'passed' as const })),
    ...coming.map((dated) => ({ ...dated, state: 'coming' as const })),
    ...undated.map((deadline) => ({ deadline, day: null, state: 'coming' as const })),
    ...deadlines
      .filter((deadline) => !open.has(deadline))
      .map((deadline) => ({
        deadline,
        day: dayIn(deadline.event?.instance_date),
        state: isMet(deadline) ? ('met' as const) : ('closed' as const),
      })),
  ];
}

const isMet = ({ event }: Deadline): boolean => event?.status?.toUpperCase() === 'COMPLETED';
