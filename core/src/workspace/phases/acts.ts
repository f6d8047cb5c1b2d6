// The changes of a user, each with the values that the user saw.
import type { NewerValue } from '../site-work/model.ts';
import type { ConflictChoice } from '../site-work/rules.ts';
import type { MilestoneChange, PhaseMove } from './change-model.ts';
import { seenMilestone, seenState } from './form.ts';
import { fractionOf } from './fraction.ts';
import type { Milestone, ProjectPhase } from './model.ts';

interface Base {
  readonly phase: ProjectPhase;
  /** The values that another user has set meanwhile, and that the user has seen since. */
  readonly newer?: Readonly<Record<string, unknown>>;
}

/** A change of a phase, of its hours, or of one of its milestones. */
export type PhaseAct = Base &
  (
    | { readonly kind: 'move'; readonly fields: Omit<PhaseMove, 'was'> }
    | { readonly kind: 'budget'; readonly fields: { readonly hours_budget: number } }
    | { readonly kind: 'milestone'; readonly milestone: Milestone; readonly fields: Omit<MilestoneChange, 'was'> }
  );

/** The hours of a phase by its budget; 0 for a phase without one. */
export const budgetOf = ({ progress }: ProjectPhase): number => fractionOf(progress?.hours)?.of ?? 0;

const seenBy = (act: PhaseAct): object => {
  if (act.kind === 'move') return seenState(act.phase);
  return act.kind === 'budget' ? { hours_budget: budgetOf(act.phase) } : seenMilestone(act.milestone);
};

/** [W-SITE-24] The values of its fields as the user saw them. */
export function wasOf(act: PhaseAct): Readonly<Record<string, unknown>> {
  const seen = Object.entries({ ...seenBy(act), ...act.newer });
  return Object.fromEntries(seen.filter(([field]) => Object.hasOwn(act.fields, field)));
}

/** [W-SITE-25] A field that another user has changed. */
export interface PhaseConflict {
  readonly field: string;
  readonly theirs: unknown;
  readonly by: string;
  readonly mine: unknown;
}

/** [W-SITE-25] The fields that need a choice. */
export const conflictsIn = (
  { fields }: PhaseAct,
  newer: Readonly<Record<string, NewerValue>>,
): readonly PhaseConflict[] =>
  Object.entries(newer).map(([field, { value, by }]) => ({
    field,
    theirs: value ?? null,
    by: by ?? '',
    mine: Object.entries(fields).find(([name]) => name === field)?.[1] ?? null,
  }));

/** [W-SITE-25] The act with the user's choices, over the newer values; null where nothing of it is left. */
export function settledAct(
  act: PhaseAct,
  conflicts: readonly PhaseConflict[],
  choices: Readonly<Record<string, ConflictChoice>>,
): PhaseAct | null {
  const left = Object.entries(act.fields).filter(([field]) => choices[field] !== 'theirs');
  const newer = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]));
  // A move is one value: its day means nothing without its state.
  const isEmpty = act.kind === 'move' ? choices['to'] === 'theirs' || choices['on'] === 'theirs' : left.length === 0;
  // Fewer fields of the same kind, which the entries forget.
  return isEmpty ? null : ({ ...act, fields: Object.fromEntries(left), newer: { ...act.newer, ...newer } } as PhaseAct);
}
