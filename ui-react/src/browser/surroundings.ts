import type { Behavior, Failure, Surroundings, Tabs } from '@felles/core';
import type { TimetableLayout } from '@felles/core/portal/timetable';
import {
  asyncScheduler,
  BehaviorSubject,
  filter,
  fromEvent,
  map,
  merge,
  NEVER,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { attempt } from './storage.ts';

/** The window this application runs in, for as long as the page lives. */
export function watchWindow(): Surroundings {
  const width$ = new BehaviorSubject(window.innerWidth);
  const online$ = new BehaviorSubject(window.navigator.onLine);
  window.addEventListener('resize', () => width$.next(window.innerWidth));
  window.addEventListener('online', () => online$.next(true));
  window.addEventListener('offline', () => online$.next(false));
  return { width$, online$, visible$: watchVisible(document), userAgent: window.navigator.userAgent };
}

/** Reports to the page around the application, such as an embedding host, that the view has changed size. */
export function announceScreenSize(changes$: Observable<TimetableLayout>): void {
  changes$.subscribe((layout) =>
    window.dispatchEvent(new CustomEvent('screen-size-changed', { detail: { mobile: layout === 'day' } })),
  );
}

/** Whether the page is looked at. It stays so for as long as the page does. */
export function watchVisible(page: Document): Behavior<boolean> {
  const visible$ = new BehaviorSubject(!page.hidden);
  fromEvent(page, 'visibilitychange').subscribe(() => visible$.next(!page.hidden));
  return visible$;
}

/** The other tabs of this origin, as far as the browser lets pages talk to each other. */
export function watchTabs(): Tabs {
  const opened = attempt('the channel between tabs', () => new BroadcastChannel('felles'));
  const channel = opened.ok ? opened.value : null;
  const seenAgain$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'));
  // A page that returns from the history continues with its old state, however long ago that was.
  const broughtBack$ = fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted));
  return {
    messages$: channel ? fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map(({ data }) => data)) : NEVER,
    returned$: merge(seenAgain$, broughtBack$).pipe(map(() => undefined)),
    post: (message) => channel?.postMessage(message),
  };
}

/** The browser's own time, for the small behaviors that a part of a page has to itself. */
export const clock: SchedulerLike = asyncScheduler;

/** The console is the log of a page. The words of an answer stay out of it: they could contain a token. */
export function log(what: string, failure?: Failure): void {
  // biome-ignore lint/suspicious/noConsole: it is where a log of the page is read
  console.warn(failure === undefined ? what : `${what}: ${wordsOf(failure)}`);
}

const wordsOf = (failure: Failure): string =>
  failure.kind === 'refused' ? `${failure.kind} ${failure.status}` : failure.kind;
