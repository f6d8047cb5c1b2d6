// The windows that change phases: a move, the hours of all, a milestone, and why one does not apply.
import { BehaviorSubject } from 'rxjs';
import { createForm, type Form } from '../../data/form.ts';
import { type Day, isoDate } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import { conflictIn } from '../site-work/rules.ts';
import { budgetOf } from './acts.ts';
import type { PhaseChanges, TakeMilestone } from './changes.ts';
import {
  type BudgetDraft,
  MILESTONE_FORM,
  type MilestoneDraft,
  type MoveDays,
  problemsOfBudget,
  problemsOfMilestone,
  problemsOfPhaseMove,
  seenMilestone,
} from './form.ts';
import type { Milestone, ProjectPhase } from './model.ts';
import { groupOfPhase, type PhaseGroup } from './rules.ts';

/** The typed values of a move. */
export interface PhaseMoveDraft {
  /** YYYY-MM-DD, or ''. */
  readonly on: string;
  readonly reason: string;
}

/** [W-PLAN-02] */
export interface PhaseMoveNeeds extends MoveDays {
  readonly phase: ProjectPhase;
  readonly to: PhaseGroup;
  /** How many parts are open, as the user is shown them. */
  readonly openParts: () => number;
  /** Another number is open now. */
  readonly recount: () => void;
}

/** [W-PLAN-02] The window that moves a phase. One that was moved by another user meanwhile says so on the page. */
export function phaseMoveForm(
  changes: PhaseChanges,
  { phase, to, openParts, recount, today, first }: PhaseMoveNeeds,
  close: () => void,
): Form<PhaseMoveDraft> {
  const isDayless = groupOfPhase(phase) !== 'remaining' && to !== 'completed';
  const sentOf = ({ on, reason }: PhaseMoveDraft) => ({
    to,
    ...(!isDayless && { on }),
    ...(reason.trim() && { reason: reason.trim() }),
  });
  const form = createForm({
    record$: new BehaviorSubject(phase),
    valuesOf: (): PhaseMoveDraft => ({ on: isDayless ? '' : isoDate(today), reason: '' }),
    problemsOf: (draft) => {
      const { to: state, on = null, reason = null } = sentOf(draft);
      return problemsOfPhaseMove(phase, { to: state, on, reason }, { today, first });
    },
    inputOf: (draft) => ({
      kind: 'move' as const,
      phase,
      fields: { ...sentOf(draft), ...(to === 'completed' && { confirm: openParts() }) },
    }),
    command: changes.formCommand((failure) => {
      const newer = conflictIn(failure);
      if (newer?.['confirm'] !== undefined) recount();
      else if (newer !== null) leave();
    }),
    saved: () => {},
    done: close,
  });
  function leave(): void {
    form.discard();
    close();
  }
  return form;
}

/** [W-PLAN-05] The hours of all phases in one window; only those that differ are sent. */
export function budgetForm(
  changes: PhaseChanges,
  phases: readonly ProjectPhase[],
  close: () => void,
): Form<BudgetDraft> {
  return createForm({
    record$: new BehaviorSubject(phases),
    valuesOf: (all): BudgetDraft =>
      Object.fromEntries(all.map((phase) => [phase.phase_id, String(budgetOf(phase)).replace('.', ',')])),
    problemsOf: problemsOfBudget,
    inputOf: (draft, changed) =>
      phases
        .filter(({ phase_id: id }) => changed.includes(id))
        .map((phase) => ({
          kind: 'budget' as const,
          phase,
          fields: { hours_budget: numberIn(draft[phase.phase_id]) ?? 0 },
        })),
    command: changes.several(),
    saved: () => {},
    done: close,
  });
}

/** [W-PLAN-03] A milestone that is new. */
export const newMilestoneForm = (
  changes: PhaseChanges,
  phase: ProjectPhase,
  day: Day,
  take: TakeMilestone,
  close: () => void,
): Form<MilestoneDraft> =>
  createForm({
    record$: new BehaviorSubject(null),
    valuesOf: () => ({ title: '', date: isoDate(day), comment: '' }),
    problemsOf: MILESTONE_FORM.problemsOf,
    inputOf: ({ title, date, comment }) => ({
      phase,
      fields: { title: title.trim(), date, comment: comment.trim() || null },
    }),
    command: changes.addition(take),
    saved: () => {},
    done: close,
  });

/** [W-PLAN-03] The words and the day of a milestone, or why it does not apply. */
export function milestoneForm(
  changes: PhaseChanges,
  { phase, milestone, isOff }: { readonly phase: ProjectPhase; readonly milestone: Milestone; readonly isOff: boolean },
  take: TakeMilestone,
  close: () => void,
): Form<MilestoneDraft> {
  const fieldsOf = (draft: MilestoneDraft, changed: readonly (keyof MilestoneDraft)[]) => ({
    ...MILESTONE_FORM.fieldsOf(draft, isOff ? [...changed, 'comment'] : changed, milestone),
    ...(isOff && { is_applicable: false }),
  });
  const record = { ...milestone, ...seenMilestone(milestone) };
  const form = createForm({
    record$: new BehaviorSubject(record),
    valuesOf: (seen: typeof record) => MILESTONE_FORM.valuesOf(seen),
    problemsOf: ({ title, date, comment }, { date: seen }) =>
      problemsOfMilestone(
        milestone,
        // One without a day may stay so.
        isOff ? { comment, is_applicable: false } : { title, comment, ...(date !== (seen ?? '') && { date }) },
      ),
    inputOf: (draft, changed) => ({ kind: 'milestone' as const, phase, milestone, fields: fieldsOf(draft, changed) }),
    command: changes.formCommand((failure) => {
      if (conflictIn(failure) === null) return;
      // The page has the values now.
      form.discard();
      close();
    }, take),
    saved: () => {},
    done: close,
  });
  return form;
}
