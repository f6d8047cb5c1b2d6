// How far a project has come, by the states of its phases.
import type * as z from 'zod/mini';
import type { PhaseState } from '../statistics/model.ts';

type State = Readonly<z.infer<typeof PhaseState>>;

/** What a phase of a project can be: a word that is not known counts as not begun. */
export type PhaseStep = 'completed' | 'started' | 'remaining';

export interface PhaseProgress {
  /** The phase that the project is in: the first that is begun, else the next one, else the last. */
  readonly name: string;
  readonly completed: number;
  /** In the order of the service. */
  readonly steps: readonly PhaseStep[];
}

const stepOf = ({ state }: State): PhaseStep => (state === 'completed' || state === 'started' ? state : 'remaining');

/** By the project's id. A state that names no project is of none. */
export function progressByProject(states: readonly State[]): ReadonlyMap<string, PhaseProgress> {
  const phases = new Map<string, State[]>();
  for (const state of states) {
    if (state.project_id === null || state.project_id === undefined) continue;
    const id = String(state.project_id);
    phases.set(id, [...(phases.get(id) ?? []), state]);
  }
  return new Map([...phases].map(([id, of]) => [id, progressOf(of)]));
}

function progressOf(states: readonly State[]): PhaseProgress {
  const current =
    states.find((state) => stepOf(state) === 'started') ??
    states.find((state) => stepOf(state) === 'remaining') ??
    states.at(-1);
  const steps = states.map(stepOf);
  return { name: current?.name ?? '', completed: steps.filter((step) => step === 'completed').length, steps };
}
