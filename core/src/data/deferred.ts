// A submit that waits for what is still looked up. It is not sending: the fields stay open, and any change cancels it.
import { BehaviorSubject, EMPTY, type Observable, of, type SchedulerLike, Subject, switchMap, tap, timer } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';

/** Whether a form can be submitted: not before something that is looked up is there, not with what it holds, or now. */
export type Readiness = 'pending' | 'invalid' | 'ready';

/** A computer that slept meanwhile sends nothing when it wakes (milliseconds). */
export const DEFER_LIMIT = 60_000;

export interface Deferred {
  readonly isDeferred$: Behavior<boolean>;
  /** The submit that was waited with is due. */
  readonly due$: Observable<void>;
  /** Waits for as long as it is listened to. */
  readonly waiting$: Observable<unknown>;
  /** False where there is nothing to wait for. A second time it is the last one that counts. */
  defer(): boolean;
  cancel(): void;
}

export interface DeferredNeeds {
  /** What would be submitted, apart from what is looked up. Equal inputs are the same value. */
  readonly input$: Behavior<unknown>;
  readonly readiness$: Behavior<Readiness>;
  /** Says what is wrong, where what was looked up has not come. */
  readonly rejected: () => void;
  readonly clock: SchedulerLike;
}

export function createDeferred({ input$, readiness$, rejected, clock }: DeferredNeeds): Deferred {
  const press$ = new BehaviorSubject<{ readonly input: unknown; readonly at: number } | null>(null);
  const due$ = new Subject<void>();
  const now$ = derive({ input: input$, readiness: readiness$ }, (now) => now);
  const cancel = (): void => press$.next(null);

  function end(readiness: Readiness, pressedAt: number): void {
    cancel();
    if (readiness === 'invalid') rejected();
    else if (clock.now() - pressedAt <= DEFER_LIMIT) due$.next();
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
            // The other listeners of the form hear of what was found before it is submitted.
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
