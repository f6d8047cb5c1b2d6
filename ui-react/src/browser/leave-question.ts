import { distinctUntilChanged, EMPTY, fromEvent, type Observable, type Subscription, switchMap } from 'rxjs';

/** Lets the browser ask before unsaved data is left. Only then, as a listening page gets no fast way back in the history. */
export const askBeforeLeaving = (unsaved$: Observable<boolean>): Subscription =>
  unsaved$
    .pipe(
      distinctUntilChanged(),
      switchMap((unsaved) => (unsaved ? fromEvent(window, 'beforeunload') : EMPTY)),
    )
    .subscribe((leaving) => leaving.preventDefault());
