// The steps of a flow: a flow is a list of them. They decide how far a visitor may go; the stepper holds the current one.
import { BehaviorSubject, combineLatest } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { StepHistory } from '../../shell/ports.ts';
import type { Reason, SentState } from './reasons.ts';

/** One step of a flow, as functions of the flow's progress. */
export interface Step<S extends string, P> {
  readonly name: S;
  /** They block the way on, and so do the reasons of earlier steps. */
  readonly reasons: (progress: P) => readonly Reason[];
  /** It is left by sending, and done once the service has the current input. */
  readonly isSubmit?: true;
  /** The service's answer leads here, not 'next': earlier steps do not block it. */
  readonly isReachedByAnswer?: true;
  /** Whether the visitor may be here; without it, once all earlier steps are done. */
  readonly mayBeAt?: (progress: P) => boolean;
  /** Whether a click leads here; without it, it does if the visitor may be here. */
  readonly mayGoFrom?: (progress: P, from: S) => boolean;
}

/** The effect of 'next' at a step. */
export type Next<S extends string> =
  | { readonly kind: 'blocked'; readonly reasons: readonly [Reason, ...Reason[]] }
  /** A request must be answered before the flow continues. */
  | { readonly kind: 'send' }
  | { readonly kind: 'go'; readonly to: S }
  /** It was the last step, or one with a button of its own. */
  | { readonly kind: 'end' };

/** The rules of a flow, from its list of steps. */
export interface Steps<S extends string, P> {
  readonly steps: readonly [S, ...S[]];
  /** The steps in the list on the page. */
  listAt(step: S, progress: P): readonly S[];
  /** The step, or the nearest earlier one at which the visitor may be. */
  nearestAllowed(step: S, progress: P): S;
  mayGo(from: S, to: S, progress: P): boolean;
  next(step: S, progress: P): Next<S>;
}

export function stepsOf<S extends string, P extends { readonly sent: SentState }>(
  first: Step<S, P>,
  ...others: readonly Step<S, P>[]
): Steps<S, P> {
  const list = [first, ...others];
  const steps = [first.name, ...others.map(({ name }) => name)] as const;
  const isDone = ({ reasons, isSubmit }: Step<S, P>, progress: P): boolean =>
    reasons(progress).length === 0 && (!isSubmit || progress.sent === 'current');
  const mayBeAt = (step: Step<S, P>, progress: P): boolean =>
    step.mayBeAt?.(progress) ?? list.slice(0, list.indexOf(step)).every((before) => isDone(before, progress));
  const nearestAllowed = (step: S, progress: P): S =>
    (list.slice(0, steps.indexOf(step) + 1).findLast((one) => mayBeAt(one, progress)) ?? first).name;

  return {
    steps,
    listAt: () => steps,
    nearestAllowed,
    mayGo: (from, to, progress) =>
      list.find(({ name }) => name === to)?.mayGoFrom?.(progress, from) ?? nearestAllowed(to, progress) === to,
    next(name, progress) {
      const at = steps.indexOf(name);
      const [step, following] = [list[at], list[at + 1]];
      if (!step) return { kind: 'end' };
      const [reason, ...more] = list
        .slice(step.isReachedByAnswer ? at : 0, at + 1)
        .flatMap((one) => one.reasons(progress));
      if (reason) return { kind: 'blocked', reasons: distinctReasons([reason, ...more]) };
      if (!isDone(step, progress)) return { kind: 'send' };
      return !following || following.isReachedByAnswer ? { kind: 'end' } : { kind: 'go', to: following.name };
    },
  };
}

function distinctReasons([first, ...others]: readonly [Reason, ...Reason[]]): readonly [Reason, ...Reason[]] {
  const kinds = [first, ...others].map(({ kind }) => kind);
  return [first, ...others.filter(({ kind }, place) => kinds.indexOf(kind) === place + 1)];
}

/** The visitor's step, the same on the page, in the browser's history and in the drafts. */
export interface Stepper<S extends string> {
  readonly step$: Behavior<S>;
  /** Whether an earlier step is shown only because something is not loaded yet. */
  readonly isWaiting$: Behavior<boolean>;
  /** Starts at the history's step, else at `left`. */
  open(left: string | null): void;
  close(): void;
  go(step: S): void;
  /** Goes to a step without a click: the visitor cannot go back before it. */
  move(step: S): void;
}

export interface StepperNeeds<S extends string, P> {
  readonly steps: Pick<Steps<S, P>, 'steps' | 'nearestAllowed'>;
  readonly progress$: Behavior<P>;
  readonly isSettled$: Behavior<boolean>;
  readonly history: StepHistory;
  readonly keep: (step: S) => void;
}

export function createStepper<S extends string, P>(needs: StepperNeeds<S, P>): Stepper<S> {
  const { steps, progress$, isSettled$, history, keep } = needs;
  const target$ = new BehaviorSubject<S>(steps.steps[0]);
  const scope = createScope();
  const step$ = derive({ target: target$, progress: progress$ }, ({ target, progress }) =>
    steps.nearestAllowed(target, progress),
  );
  const stepIn = (name: string | null): S | null => steps.steps.find((step) => step === name) ?? null;

  function setStep(step: S): void {
    target$.next(step);
    keep(step);
  }

  function move(step: S): void {
    setStep(step);
    if (history.current() !== step) history.replace(step);
  }

  return {
    step$,
    isWaiting$: derive(
      { target: target$, step: step$, isSettled: isSettled$ },
      ({ target, step, isSettled }) => !isSettled && target !== step,
    ),
    open(left) {
      scope.reopen();
      move(stepIn(history.current()) ?? stepIn(left) ?? steps.steps[0]);
      scope.add(
        history.moved$.subscribe((name) => {
          // An entry without a step of this flow belongs to another page.
          const step = stepIn(name);
          if (step !== null) setStep(step);
        }),
      );
      // After being led back, the visitor continues by clicking: filling in the missing data changes no step.
      scope.add(
        combineLatest([step$, target$, isSettled$]).subscribe(() => {
          if (isSettled$.value && step$.value !== target$.value) move(step$.value);
        }),
      );
    },
    close: scope.close,
    go(step) {
      if (step === target$.value) return;
      setStep(step);
      history.push(step);
    },
    move,
  };
}
