import { groupBy } from '../../shared/collections.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { PhaseDate, PhaseDefinition, PhasesAnswer, ProjectPhase } from './model.ts';

/** In the order of the screen. */
export const PHASE_GROUPS = ['started', 'remaining', 'completed'] as const;
/** The group of a phase on the project's page. */
export type PhaseGroup = (typeof PHASE_GROUPS)[number];

/** True, or a date that is not only zeros. */
function isReached(reached: PhaseDate): boolean {
  if (typeof reached === 'string') return /[1-9]/.test(reached) || reached.trim().toLowerCase() === 'true';
  return typeof reached === 'number' ? reached > 0 : reached === true;
}

/** [W-PHASES-11] A completed phase no longer counts as started. */
export function groupOfPhase({ completed, started }: Pick<ProjectPhase, 'completed' | 'started'>): PhaseGroup {
  if (isReached(completed)) return 'completed';
  return isReached(started) ? 'started' : 'remaining';
}

/** [W-PHASES-11] In the order of their definitions; phases without one last, in the service's order. */
export function inDefinitionOrder(
  phases: readonly ProjectPhase[],
  definitions: readonly PhaseDefinition[],
): readonly ProjectPhase[] {
  const places = new Map(definitions.map(({ id, order }) => [id, numberIn(order)]));
  const placeOf = ({ phase_id: id }: ProjectPhase): number => places.get(id) ?? Number.POSITIVE_INFINITY;
  return phases.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? 0 : one - other;
  });
}

/** The phases of a project by group; an empty group is an empty list. */
export type GroupedPhases = Readonly<Record<PhaseGroup, readonly ProjectPhase[]>>;

/** [W-PHASES-11] Every phase is in exactly one group. */
export function groupPhases(answer: PhasesAnswer): GroupedPhases {
  const phases = 'phases' in answer ? answer.phases : answer;
  const definitions = ('phases' in answer && answer.definitions) || [];
  const groups = groupBy(inDefinitionOrder(phases, definitions), groupOfPhase);
  return {
    started: groups.get('started') ?? [],
    remaining: groups.get('remaining') ?? [],
    completed: groups.get('completed') ?? [],
  };
}
