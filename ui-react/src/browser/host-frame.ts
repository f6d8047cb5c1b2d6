import { ok } from '@felles/core';
import { HOST_PATIENCE, type HostPort, TOKEN_WANTED, tokensGiven } from '@felles/core/workspace/session';
import { defer, filter, fromEvent, ignoreElements, map, merge, of, take, tap, timeout, timer } from 'rxjs';

/** The one origin that may frame the workspace, where the page names it. */
const hostOrigin = (): string | null => {
  const named = document.head.querySelector<HTMLMetaElement>('meta[name="felles-host"]')?.content ?? '';
  return URL.canParse(named) ? new URL(named).origin : null;
};

/** After how long a host that has not answered is asked again (milliseconds). */
const HOST_PAUSE = 1_000;

/** The window around the workspace. Only the host that the page names is asked, and only its own answer counts. */
export const hostFrame = (): HostPort => ({
  isEmbedded: window.self !== window.top,
  token: () =>
    defer(() => {
      const origin = hostOrigin();
      if (origin === null || window.parent === window) return of(ok(null));
      const answer$ = fromEvent<MessageEvent>(window, 'message').pipe(
        filter((message) => message.source === window.parent && message.origin === origin),
        map(({ data }) => tokensGiven(data, Date.now())),
        filter((tokens) => tokens !== null),
        take(1),
        map(ok),
        timeout({ first: HOST_PATIENCE, with: () => of(ok(null)) }),
      );
      // The host may begin to listen a little later than its frame begins to ask.
      const asking$ = timer(0, HOST_PAUSE).pipe(
        tap(() => window.parent.postMessage({ type: TOKEN_WANTED }, origin)),
        ignoreElements(),
      );
      return merge(answer$, asking$).pipe(take(1));
    }),
});
