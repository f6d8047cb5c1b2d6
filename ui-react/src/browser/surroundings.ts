import type { Surroundings } from '@felles/core';
import type { TimetableLayout } from '@felles/core/portal/timetable';
import { BehaviorSubject, type Observable } from 'rxjs';

/** The window this application runs in, for as long as the page lives. */
export function watchWindow(): Surroundings {
  const width$ = new BehaviorSubject(window.innerWidth);
  const online$ = new BehaviorSubject(window.navigator.onLine);
  window.addEventListener('resize', () => width$.next(window.innerWidth));
  window.addEventListener('online', () => online$.next(true));
  window.addEventListener('offline', () => online$.next(false));
  return { width$, online$, userAgent: window.navigator.userAgent };
}

/** Reports to the page around the application, such as an embedding host, that the view has changed size. */
export function announceScreenSize(changes$: Observable<TimetableLayout>): void {
  changes$.subscribe((layout) =>
    window.dispatchEvent(new CustomEvent('screen-size-changed', { detail: { mobile: layout === 'day' } })),
  );
}
