import { BehaviorSubject, combineLatest } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { StepHistory } from '../../../shell/ports.ts';

/** The visitor's step in a flow, the same on the page, in the browser's history and in the drafts. */
export interface Stepper<S extends string> {
  /** The shown step: the visitor's, but not beyond the furthest allowed one. */
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
  readonly steps: readonly [S, ...S[]];
  readonly progress$: Behavior<P>;
  readonly capped: (step: S, progress: P) => S;
  readonly isSettled$: Behavior<boolean>;
  readonly history: StepHistory;
  readonly keep: (step: S) => void;
}

export function createStepper<S extends string, P>(needs: StepperNeeds<S, P>): Stepper<S> {
  const { steps, progress$, isSettled$, history, keep } = needs;
  const wanted$ = new BehaviorSubject<S>(steps[0]);
  const scope = createScope();
  const step$ = derive({ wanted: wanted$, progress: progress$ }, ({ wanted, progress }) =>
    needs.capped(wanted, progress),
  );
  const isWaiting$ = derive(
    { wanted: wanted$, step: step$, isSettled: isSettled$ },
    ({ wanted, step, isSettled }) => !isSettled && wanted !== step,
  );
  const stepIn = (name: string | null): S | null => steps.find((step) => step === name) ?? null;

  function be(step: S): void {
    wanted$.next(step);
    keep(step);
  }

  function move(step: S): void {
    be(step);
    if (history.current() !== step) history.replace(step);
  }

  return {
    step$,
    isWaiting$,
    open(left) {
      scope.reopen();
      move(stepIn(history.current()) ?? stepIn(left) ?? steps[0]);
      scope.add(
        history.moved$.subscribe((name) => {
          // An entry without a step of this flow belongs to another page.
          const step = stepIn(name);
          if (step !== null) be(step);
        }),
      );
      // After being led back, the visitor continues by clicking: filling in the missing data changes no step.
      scope.add(
        combineLatest([step$, wanted$, isSettled$]).subscribe(() => {
          if (isSettled$.value && step$.value !== wanted$.value) move(step$.value);
        }),
      );
    },
    close: scope.close,
    go(step) {
      if (step === wanted$.value) return;
      be(step);
      history.push(step);
    },
    move,
  };
}
