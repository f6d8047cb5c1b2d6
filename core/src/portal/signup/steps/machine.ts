import type { Reason } from './reasons.ts';

/** One step of a flow: the reasons that block it, and whether it is done. */
export interface Stage<S extends string, P> {
  readonly step: S;
  readonly reasons: (progress: P) => readonly Reason[];
  /** Without it, a step is done once nothing blocks it. */
  readonly isDone?: (progress: P) => boolean;
}

/** What 'next' does at a step. */
export type Next<S extends string> =
  | { readonly kind: 'blocked'; readonly reasons: readonly [Reason, ...Reason[]] }
  /** A request must be answered before the flow continues. */
  | { readonly kind: 'send' }
  | { readonly kind: 'go'; readonly to: S }
  /** It was the last step. */
  | { readonly kind: 'end' };

/** A flow of consecutive steps, as functions of its progress. */
export interface StepMachine<S extends string, P> {
  readonly steps: readonly S[];
  /** The furthest allowed step. */
  allowed(progress: P): S;
  /** The step, but not beyond the furthest allowed one. */
  capped(step: S, progress: P): S;
  next(step: S, progress: P): Next<S>;
}

export function stepMachine<S extends string, P>(stages: readonly [Stage<S, P>, ...Stage<S, P>[]]): StepMachine<S, P> {
  const steps = stages.map(({ step }) => step);
  const allowed = (progress: P): S => (stages.find((stage) => !isPassed(stage, progress)) ?? last(stages)).step;
  return {
    steps,
    allowed,
    capped: (step, progress) => earlierOf(steps, step, allowed(progress)),
    next: (step, progress) => nextIn(stages, step, progress),
  };
}

/** The effect of 'next' at a step. Reasons of earlier steps block this one too. */
export function nextIn<S extends string, P>(stages: readonly Stage<S, P>[], step: S, progress: P): Next<S> {
  const at = stages.findIndex((stage) => stage.step === step);
  if (at < 0) return { kind: 'end' };
  const [first, ...others] = stages.slice(0, at + 1).flatMap(({ reasons }) => reasons(progress));
  if (first) return { kind: 'blocked', reasons: distinctReasons([first, ...others]) };
  if (stages[at]?.isDone?.(progress) === false) return { kind: 'send' };
  const following = stages[at + 1]?.step;
  return following === undefined ? { kind: 'end' } : { kind: 'go', to: following };
}

const isPassed = <P>({ reasons, isDone }: Stage<string, P>, progress: P): boolean =>
  reasons(progress).length === 0 && (isDone?.(progress) ?? true);

export const earlierOf = <S>(steps: readonly S[], a: S, b: S): S => (steps.indexOf(a) <= steps.indexOf(b) ? a : b);

function distinctReasons([first, ...others]: readonly [Reason, ...Reason[]]): readonly [Reason, ...Reason[]] {
  const kinds = [first, ...others].map(({ kind }) => kind);
  return [first, ...others.filter(({ kind }, place) => kinds.indexOf(kind) === place + 1)];
}

const last = <T>(list: readonly [T, ...T[]]): T => list[list.length - 1] ?? list[0];
