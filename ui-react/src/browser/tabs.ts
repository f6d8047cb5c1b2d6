import type { Tabs } from '@felles/core';
import { filter, fromEvent, map, merge, NEVER } from 'rxjs';
import { attempt } from './attempt.ts';

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
