import { distinctUntilChanged, EMPTY, fromEvent, type Observable, type Subscription, switchMap } from 'rxjs';

/**
 * Lets the browser ask before the page is closed or left for another site, as long as something is not saved. It listens
 * only then: a page that listens always is kept out of the history's fast way back.
 */
export const askBeforeLeaving = (unsaved$: Observable<boolean>): Subscription =>
  unsaved$
    .pipe(
      distinctUntilChanged(),
      switchMap((unsaved) => (unsaved ? fromEvent(window, 'beforeunload') : EMPTY)),
    )
    .subscribe((leaving) => leaving.preventDefault());
