import { distinctUntilChanged, EMPTY, fromEvent, type Observable, type Subscription, switchMap } from 'rxjs';

/**
 * The browser asks before the page is closed or left for another site, while something is not saved. It listens only then:
 * a page that always listens gets no fast way back in the history.
 */
export const askBeforeLeaving = (unsaved$: Observable<boolean>): Subscription =>
  unsaved$
    .pipe(
      distinctUntilChanged(),
      switchMap((unsaved) => (unsaved ? fromEvent(window, 'beforeunload') : EMPTY)),
    )
    .subscribe((leaving) => leaving.preventDefault());
