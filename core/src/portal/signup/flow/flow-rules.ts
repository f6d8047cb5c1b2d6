import type { Next, StepMachine } from '../steps/machine.ts';

/** The rules of a flow: its steps, how far a visitor may go, and what 'next' does. */
export interface FlowRules<S extends string, P> {
  readonly steps: readonly [S, ...S[]];
  shown(step: S, progress: P): readonly S[];
  capped(step: S, progress: P): S;
  mayGo(from: S, to: S, progress: P): boolean;
  next(step: S, progress: P): Next<S>;
}

export const machineRules = <S extends string, P>(
  machine: StepMachine<S, P>,
  steps: readonly [S, ...S[]],
): FlowRules<S, P> => ({
  steps,
  shown: () => steps,
  capped: machine.capped,
  mayGo: (_, to, progress) => machine.capped(to, progress) === to,
  next: machine.next,
});
