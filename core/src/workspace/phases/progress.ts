// [W-PLAN-16] The progress of a project over time: phases as bars, milestones and deadlines as marks.
import { addDays, type Day, dayIn, firstOfMonth } from '../../shared/dates.ts';
import type { Fraction } from '../../shared/fraction.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Deadline } from '../deadlines/model.ts';
import { titleOfDeadline } from '../deadlines/rules.ts';
import { deadlinesInPhase, type MilestoneState, milestoneState } from './details.ts';
import { knownFractionsOf } from './fraction.ts';
import type { Milestone, PhasesAnswer, ProjectPhase } from './model.ts';
import { groupOfPhase, groupPhases, type PhaseGroup } from './rules.ts';

/** A milestone or a deadline with its day. */
export interface ProgressMark {
  readonly kind: 'milestone' | 'deadline';
  readonly id: Id;
  readonly title: string;
  /** '' for a milestone. */
  readonly abbreviation: string;
  readonly day: Day;
  readonly state: Exclude<MilestoneState, 'notApplicable'>;
  readonly phase: ProjectPhase | null;
}

/** A phase as a bar. */
export interface ProgressRow {
  readonly phase: ProjectPhase;
  readonly group: PhaseGroup;
  /** Null without a plan. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** The share of its milestones that is reached, from 0 to 1; null where it has none. */
  readonly share: number | null;
  /** By day. */
  readonly milestones: readonly ProgressMark[];
  /** Those that are not done, by day. */
  readonly deadlines: readonly Deadline[];
}

/** The page of the progress. */
export interface Progress {
  readonly rows: readonly ProgressRow[];
  /** All deadlines by day. */
  readonly deadlines: readonly ProgressMark[];
  /** Open marks: the late ones first, those of the next four weeks, and the others. */
  readonly late: readonly ProgressMark[];
  readonly soon: readonly ProgressMark[];
  readonly later: readonly ProgressMark[];
  /** The last deadline; null without one. */
  readonly last: ProgressMark | null;
  readonly hours: Fraction | null;
  readonly over: readonly ProjectPhase[];
  /** Whole months around all days; null where there is no day. */
  readonly span: { readonly from: Day; readonly to: Day } | null;
}

/** The records that the progress is read from. */
export interface ProgressRecords {
  readonly phases: PhasesAnswer;
  /** By the id of their phase. */
  readonly milestones: ReadonlyMap<Id, readonly Milestone[]>;
  /** Of the project. */
  readonly deadlines: readonly Deadline[];
}

/** Marks of so many days are next. */
const SOON = 28;

export function progressOverTime({ phases: answer, milestones, deadlines }: ProgressRecords, today: Day): Progress {
  const groups = groupPhases(answer);
  const phases = inOrder(answer, [...groups.completed, ...groups.started, ...groups.remaining]);
  const due = deadlinesInPhase(deadlines, today).flatMap(({ deadline, day, state }): readonly ProgressMark[] => {
    if (day === null || state === 'closed') return [];
    const { project_deadline_id: id, abbreviation, phase_id: of } = deadline;
    const phase = phases.find(({ phase_id: own }) => own === of) ?? null;
    const title = titleOfDeadline(deadline);
    return [{ kind: 'deadline', id, title, abbreviation: abbreviation ?? '', day, state, phase }];
  });
  const rows = phases.map((phase): ProgressRow => {
    const marks = (milestones.get(phase.phase_id) ?? []).flatMap((one): readonly ProgressMark[] => {
      const [day, state] = [dayIn(one.date), milestoneState(one, today)];
      if (day === null || state === 'notApplicable') return [];
      const title = one.title ?? '';
      return [{ kind: 'milestone', id: one.milestone_id, title, abbreviation: '', day, state, phase }];
    });
    const group = groupOfPhase(phase);
    const fraction = knownFractionsOf(phase.progress).milestones;
    const open = new Set(due.flatMap(({ id, state }) => (state === 'met' ? [] : [id])));
    return {
      phase,
      group,
      ...daysOf(phase, group),
      share: fraction ? fraction.done / fraction.of : null,
      milestones: marks.toSorted(byDay),
      deadlines: deadlines.filter(({ phase_id: of, project_deadline_id: id }) => of === phase.phase_id && open.has(id)),
    };
  });
  const open = [...due, ...rows.flatMap((row) => row.milestones)]
    .filter(({ state }) => state !== 'met')
    .toSorted(byDay);
  const days = [today, ...due, ...rows.flatMap((row) => row.milestones)].map((one) =>
    typeof one === 'number' ? one : one.day,
  );
  const all = [...days, ...rows.flatMap(({ from, to }) => [from, to])].filter((day) => day !== null);
  const hours = rows.map(({ phase }) => ({ phase, hours: knownFractionsOf(phase.progress).hours }));
  const sum = hours.reduce((total, { hours: one }) => total + (one?.of ?? 0), 0);
  return {
    rows,
    deadlines: due.toSorted(byDay),
    late: open.filter(({ day }) => day < today),
    soon: open.filter(({ day }) => day >= today && day <= today + SOON),
    later: open.filter(({ day }) => day > today + SOON),
    last: due.toSorted(byDay).at(-1) ?? null,
    hours: sum === 0 ? null : { done: hours.reduce((total, { hours: one }) => total + (one?.done ?? 0), 0), of: sum },
    over: hours.flatMap(({ phase, hours: one }) => (one && one.done > one.of ? [phase] : [])),
    span: rows.length === 0 ? null : monthsAround(all),
  };
}

/** A deadline that is over before the last day of its phase. */
export interface PassedDeadline {
  readonly id: Id;
  readonly title: string;
  readonly day: Day;
  /** By so many days. */
  readonly count: number;
}

/** The last deadline of a phase that ends on a day; those before it are promised on the way. A phase that is completed promises nothing. */
export function deadlinePassed({ deadlines, group }: ProgressRow, last: Day | null): PassedDeadline | null {
  const [end = null] = deadlines
    .flatMap((deadline) => {
      const day = dayIn(deadline.event?.instance_date);
      return day === null ? [] : [{ id: deadline.project_deadline_id, title: titleOfDeadline(deadline), day }];
    })
    .toSorted((a, b) => b.day - a.day);
  const isPassed = group !== 'completed' && end !== null && last !== null && last > end.day;
  return isPassed ? { ...end, count: last - end.day } : null;
}

const byDay = (a: ProgressMark, b: ProgressMark): number => a.day - b.day;

/** A completed phase has the days on which it ran; the others have those of the plan. */
function daysOf(phase: ProjectPhase, group: PhaseGroup) {
  const dayOf = (value: unknown): Day | null => (typeof value === 'string' ? dayIn(value) : null);
  const [from, to] = [dayOf(phase.planned_from), dayOf(phase.planned_to)];
  if (group !== 'completed') return { from: from ?? dayOf(phase.started), to };
  return { from: dayOf(phase.started) ?? from, to: dayOf(phase.completed) ?? to };
}

function inOrder(answer: PhasesAnswer, phases: readonly ProjectPhase[]): readonly ProjectPhase[] {
  const listed = ('phases' in answer && answer.definitions?.map(({ id }) => id)) || [];
  const placeOf = ({ phase_id: id }: ProjectPhase): number => (listed.includes(id) ? listed.indexOf(id) : Infinity);
  return phases.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function monthsAround(days: readonly Day[]): Progress['span'] {
  const sorted = days.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { from: firstOfMonth(first), to: addDays(firstOfMonth(addDays(firstOfMonth(last), 31)), -1) };
}

/** The first days of the months in a span. */
export function monthsIn({ from, to }: { readonly from: Day; readonly to: Day }): readonly Day[] {
  const months: Day[] = [];
  for (let month = from; month <= to; month = firstOfMonth(addDays(month, 31))) months.push(month);
  return months;
}
