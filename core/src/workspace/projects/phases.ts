// The progress of a project by its phases.
import type * as z from 'zod/mini';
import { type PhaseStep, phaseStepOf } from '../statistics/lines.ts';
import type { PhaseState } from '../statistics/model.ts';

type State = Readonly<z.infer<typeof PhaseState>>;

/** How far a project is, for one line of a list. */
export interface PhaseProgress {
  /** The current phase: the first started one, else the next, else the last. */
  readonly name: string;
  readonly completed: number;
  /** In the service's order. */
  readonly steps: readonly PhaseStep[];
}

/** By project id; states without a project are left out. */
export function progressByProject(states: readonly State[]): ReadonlyMap<string, PhaseProgress> {
  const phases = new Map<string, State[]>();
  for (const state of states) {
    if (state.project_id === null || state.project_id === undefined) continue;
    const id = state.project_id;
    phases.set(id, [...(phases.get(id) ?? []), state]);
  }
  return new Map([...phases].map(([id, of]) => [id, progressOf(of)]));
}

function progressOf(states: readonly State[]): PhaseProgress {
  const current =
    states.find((state) => phaseStepOf(state) === 'started') ??
    states.find((state) => phaseStepOf(state) === 'remaining') ??
    states.at(-1);
  const steps = states.map(phaseStepOf);
  return { name: current?.name ?? '', completed: steps.filter((step) => step === 'completed').length, steps };
}
