import { shareOf } from '../../shared/fraction.ts';
import type { Listing } from '../site-records/rules.ts';
import type { Checklist, ChecklistTemplate, Checkpoint, CheckpointAnswer } from './model.ts';

/** The known statuses; a service may have others. */
export const CHECKPOINT_STATUSES = ['OK', 'NOT_OK', 'NOT_RELEVANT'] as const;

/** '' for an unanswered checkpoint. */
export const statusOfCheckpoint = ({ status }: Checkpoint): string => String(status ?? '').trim();

/** The readable checkpoints of a checklist; one that cannot be read is null in the record. */
export const checkpointsOf = ({ checkpoints }: Checklist): readonly Checkpoint[] =>
  (checkpoints ?? []).filter((checkpoint) => checkpoint !== null);

/** A key of the point that stays when the service makes it by its template. */
export const keyOfPoint = ({ template_point_id: template, checkpoint_id: id }: Checkpoint): string => template ?? id;

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
    answered: (checklist) => {
      const { checkpoints, answered } = stateOfChecklist(checklist);
      return checkpoints === 0 ? null : shareOf({ done: answered, of: checkpoints });
    },
    left: (checklist) => {
      const { checkpoints, answered } = stateOfChecklist(checklist);
      return checkpoints - answered;
    },
  },
};

/** The answers in words of the wire; '' takes an answer away. */
export type CheckpointStatus = (typeof CHECKPOINT_STATUSES)[number] | '';

/** The author and the time of a change. */
export interface AnswerAuthor {
  readonly user: { readonly user_id: string | null; readonly user_name: string | null };
  /** ISO */
  readonly at: string;
}

/** [W-SITE-27] A point with an answer. An answer that is there already stays the first user's. */
export function withAnswer<P extends Checkpoint>(point: P, answer: CheckpointAnswer, { user, at }: AnswerAuthor): P {
  const { status, value, comment } = answer;
  const isNew = status !== undefined && status !== statusOfCheckpoint(point);
  const isEmpty = status === '';
  return {
    ...point,
    ...(isNew && {
      status: isEmpty ? null : status,
      checked_date: isEmpty ? null : at,
      user: isEmpty ? null : user,
    }),
    ...(value !== undefined && { value: value || null }),
    ...(comment !== undefined && { comment: comment || null }),
  };
}

/** [W-SITE-18] Signed is locked. */
export const isSigned = ({ signed_at: at }: Checklist): boolean => (at ?? '').trim() !== '';

/** [W-SITE-18] All points are answered, and the list is not signed. One without points cannot be signed. */
export function maySign(checklist: Checklist): boolean {
  const { checkpoints, answered } = stateOfChecklist(checklist);
  return checkpoints > 0 && answered === checkpoints && !isSigned(checklist);
}

/** [W-SITE-54] The first point without an answer after a place, or else from the beginning; null if all are answered. */
export function nextUnanswered(points: readonly Checkpoint[], place: number): number | null {
  const open = [...points.keys()].filter((one) => points.slice(one, one + 1).every(isUnanswered));
  return open.find((one) => one > place) ?? open[0] ?? null;
}

const isUnanswered = (point: Checkpoint): boolean => statusOfCheckpoint(point) === '';

/** [W-SITE-06] The templates for a phase: its own first, then those for all phases. Without a phase all of them. */
export function templatesOfPhase(
  templates: readonly ChecklistTemplate[],
  phaseId: string | null,
): readonly ChecklistTemplate[] {
  if (phaseId === null) return templates;
  const phasesOf = ({ phases }: ChecklistTemplate) => (phases ?? []).filter((phase) => phase !== null);
  const own = templates.filter((one) => phasesOf(one).some(({ phase_id: id }) => id === phaseId));
  return [...own, ...templates.filter((one) => phasesOf(one).length === 0)];
}
