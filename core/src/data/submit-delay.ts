import { BehaviorSubject, EMPTY, type Observable, of, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';

/** 'pending': a look-up is still running. 'invalid': the form has problems. */
export type Readiness = 'pending' | 'invalid' | 'ready';

/** After this long the submit is cancelled, so that a computer that wakes up sends nothing (milliseconds). */
export const LONGEST_SUBMIT_DELAY = 60_000;

/** The wait between the click on a submit button and the end of a look-up that the form needs. */
export interface SubmitDelay {
  readonly isDeferred$: Behavior<boolean>;
  /** The deferred submit can be sent now. */
  readonly due$: Observable<void>;
  /** The deferral runs while this is subscribed. */
  readonly waiting$: Observable<unknown>;
  /** False if there is nothing to wait for. A second call replaces the first. */
  defer(): boolean;
  cancel(): void;
}

/** The input and the readiness that the submit waits for. */
export interface SubmitDelayNeeds {
  /** The input without the looked-up values. Equal inputs are the same object. */
  readonly input$: Behavior<unknown>;
  readonly readiness$: Behavior<Readiness>;
  /** Called when the look-up has failed, to show the problem. */
  readonly rejected: () => void;
  readonly clock: SchedulerLike;
}

/** A submit that waits for a running look-up. The fields stay open meanwhile, and any change cancels it. */
export function createSubmitDelay({ input$, readiness$, rejected, clock }: SubmitDelayNeeds): SubmitDelay {
  const press$ = new BehaviorSubject<{ readonly input: unknown; readonly at: number } | null>(null);
  const due$ = new Subject<void>();
  const now$ = derive({ input: input$, readiness: readiness$ }, (now) => now);
  const cancel = (): void => press$.next(null);

  function end(readiness: Readiness, pressedAt: number): void {
    cancel();
    if (readiness === 'invalid') rejected();
    else if (clock.now() - pressedAt <= LONGEST_SUBMIT_DELAY) due$.next();
  }

  return {
    isDeferred$: derive({ press: press$ }, ({ press }) => press !== null),
    due$,
    waiting$: press$.pipe(
      switchMap((press) => {
        if (press === null) return EMPTY;
        return now$.pipe(
          switchMap(({ input, readiness }) => {
            if (input !== press.input) return of(null).pipe(tap(cancel));
            // Waits one turn, so that the form takes the found value before the submit.
            return readiness === 'pending' ? EMPTY : timer(0, clock).pipe(tap(() => end(readiness, press.at)));
          }),
        );
      }),
    ),
    defer() {
      const { input, readiness } = now$.value;
      if (readiness === 'pending') press$.next({ input, at: clock.now() });
      return readiness === 'pending';
    },
    cancel,
  };
}
