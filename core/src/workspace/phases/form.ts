// The fields of phases and milestones as they are typed, checked and sent: by the page, and by the service.
import { dayDraft, formBy, textBy } from '../../data/field-kinds.ts';
import type { Problems } from '../../data/form.ts';
import { dayMonthYear } from '../../shared/calendar.ts';
import { addDays, type Day, dayIn, isoDate, parseIsoDate } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { PhaseFormMessage } from '../../texts/phases.ts';
import { LONGEST, optionalText, problemOfText, requiredText } from '../site-work/text-rules.ts';
import type { MilestoneChange, PhaseMove, PhasePlan } from './change-model.ts';
import type { Milestone, ProjectPhase } from './model.ts';
import { groupOfPhase, type PhaseGroup } from './rules.ts';

const problem = (
  key: Exclude<PhaseFormMessage['key'], 'phaseForm.badStart' | 'phaseForm.badEnd' | 'phaseForm.unchanged'>,
) => ({ key, params: {} }) satisfies PhaseFormMessage;

const day = {
  ...textBy((text) => (parseIsoDate(text) === null ? problem('phaseForm.wrongDay') : null)),
  draft: (value: string | null | undefined) => dayDraft(value) || (value ?? ''),
};

/** [W-PLAN-03] The fields of a milestone. */
export const MILESTONE_FORM = formBy({
  title: requiredText(LONGEST.title, problem('phaseForm.needsTitle')),
  date: day,
  comment: optionalText(LONGEST.text),
});
/** The typed values of a milestone. */
export type MilestoneDraft = ReturnType<typeof MILESTONE_FORM.valuesOf>;

/** [W-SITE-24] The values of a milestone by the names of a change. */
export const seenMilestone = ({ title, date, comment, is_completed, is_applicable }: Milestone) => ({
  title: title ?? '',
  date: dayDraft(date) || null,
  comment: comment ?? null,
  is_completed: is_completed === true || is_completed === 1,
  is_applicable: is_applicable !== false && is_applicable !== 0,
});

/** [W-PLAN-03] One that does not apply says why, and is not reached. */
export function problemsOfMilestone(
  milestone: Milestone,
  { was: _, is_completed: isReached, is_applicable: applies, ...change }: MilestoneChange,
): Problems<MilestoneDraft & { is_completed: boolean }> {
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const found = Object.entries(MILESTONE_FORM.problemsOf(MILESTONE_FORM.valuesOf({ ...milestone, ...sent })));
  // The reason stays as long as it does not apply.
  const saysWhy = applies === false || change.comment !== undefined;
  const isOff = applies === false || (applies === undefined && !seenMilestone(milestone).is_applicable);
  return {
    ...Object.fromEntries(found.filter(([field]) => Object.hasOwn(sent, field))),
    ...(isOff && saysWhy && !change.comment?.trim() && { comment: problem('phaseForm.needsWhy') }),
    ...(isOff && isReached === true && { is_completed: problem('phaseForm.doesNotApply') }),
  };
}

/** [W-SITE-24] The state of a phase by the names of a move. */
export function seenState(phase: Pick<ProjectPhase, 'started' | 'completed'>) {
  const to = groupOfPhase(phase);
  const on = to === 'remaining' ? null : phase[to];
  return { to, on: typeof on === 'string' ? dayDraft(on) || null : null };
}

/** The days between which a phase may be moved. */
export interface MoveDays {
  readonly today: Day;
  /** The first day of the project; null where it is unknown. */
  readonly first: Day | null;
}

const ORDER: readonly PhaseGroup[] = ['remaining', 'started', 'completed'];

/** [W-PLAN-02] Whether a phase goes back, which needs a reason. */
export const isBack = (from: PhaseGroup, to: PhaseGroup): boolean => ORDER.indexOf(to) < ORDER.indexOf(from);

/** [W-PLAN-02] The problems of a move, by the names of its fields. A phase that is opened again keeps its first day. */
export function problemsOfPhaseMove(
  phase: Pick<ProjectPhase, 'started' | 'completed'>,
  { to, on, reason }: Pick<PhaseMove, 'to' | 'on' | 'reason'>,
  { today, first }: MoveDays,
): Problems<{ readonly on: string; readonly reason: string }> {
  const from = groupOfPhase(phase);
  const goesBack = isBack(from, to);
  const reasonProblem =
    goesBack && !reason?.trim() ? problem('phaseForm.needsReason') : problemOfText(reason ?? '', LONGEST.text);
  return {
    ...(to !== 'remaining' && !(goesBack && !on) && dayProblem()),
    ...(reasonProblem && { reason: reasonProblem }),
  };

  function dayProblem() {
    const moved = parseIsoDate(on ?? '');
    if (moved === null) return { on: problem('phaseForm.wrongDay') };
    const started = typeof phase.started === 'string' ? dayIn(phase.started) : null;
    const least = to === 'completed' ? (started ?? first) : first;
    if (moved <= today && (least === null || moved >= least)) return {};
    const params = { day: dayMonthYear(least ?? today) };
    return { on: { key: to === 'completed' ? 'phaseForm.badEnd' : 'phaseForm.badStart', params } } as const;
  }
}

/** [W-PLAN-02] The days of a phase after a move. A completed phase has started, on that day at the latest. */
export function movedPhase(
  phase: Pick<ProjectPhase, 'started' | 'completed'>,
  { to, on }: Pick<PhaseMove, 'to' | 'on'>,
): { readonly started: string | null; readonly completed: string | null } {
  if (to === 'remaining') return { started: null, completed: null };
  const { completed } = phase;
  const started = groupOfPhase(phase) === 'remaining' ? null : [phase.started, completed].find(isText);
  if (to === 'started') return { started: on || started || null, completed: null };
  return { started: started || on || null, completed: on || null };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The most hours of a budget. */
const MOST_HOURS = 100_000;

/** [W-PLAN-05] */
export const problemOfBudget = (hours: number | null): PhaseFormMessage | null =>
  hours !== null && hours >= 0 && hours <= MOST_HOURS && Number(hours.toFixed(2)) === hours
    ? null
    : problem('phaseForm.wrongHours');

/** [W-PLAN-05] The typed hours of each phase, by its id. */
export type BudgetDraft = Readonly<Record<string, string>>;

export const problemsOfBudget = (draft: BudgetDraft): Problems<BudgetDraft> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([id, typed]) => {
      const found = problemOfBudget(numberIn(typed));
      return found === null ? [] : [[id, found]];
    }),
  );

/** [W-PLAN-16] The problems of a plan, by the names of its fields. */
export function problemsOfPlan({ planned_from, planned_to, reason }: PhasePlan): Problems<PhasePlan> {
  const [from, to] = [parseIsoDate(planned_from), parseIsoDate(planned_to)];
  const long = problemOfText(reason ?? '', LONGEST.text);
  return {
    ...(from === null && { planned_from: problem('phaseForm.wrongDay') }),
    ...(to === null && { planned_to: problem('phaseForm.wrongDay') }),
    ...(from !== null && to !== null && to < from && { planned_to: problem('phaseForm.badPlan') }),
    ...(long && { reason: long }),
  };
}

/** [W-PLAN-16] How many days the ends of a phase move. */
export function shiftOf(
  before: Pick<ProjectPhase, 'planned_from' | 'planned_to'>,
  after: Pick<PhasePlan, 'planned_from' | 'planned_to'>,
) {
  const by = (from: string | null | undefined, to: string): number => {
    const [old, now] = [dayIn(from), dayIn(to)];
    return old === null || now === null ? 0 : now - old;
  };
  return { from: by(before.planned_from, after.planned_from), to: by(before.planned_to, after.planned_to) };
}

/** [W-PLAN-16] The day of a milestone that moves with its phase: one that is only made longer or shorter leaves it. */
export const movedDay = (date: string | null | undefined, { from, to }: ReturnType<typeof shiftOf>): string | null => {
  const old = dayIn(date);
  return old === null || from !== to || from === 0 ? null : isoDate(addDays(old, from));
};
