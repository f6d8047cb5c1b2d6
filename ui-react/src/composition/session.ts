import type { Http } from '@felles/adapters-http';
import { type AccessCell, type Failure, fail, type Reply } from '@felles/core';
import {
  type CenterStore,
  createSessionStore,
  type SessionPort,
  type SessionStore,
  type TokenKeeper,
} from '@felles/core/portal';
import { catchError, defer, filter, from, of, switchMap, take } from 'rxjs';
import type { PortalSurroundings } from './tokens.ts';

/** The session of this visit, which every page shows; its calls come when there is something to ask. */
export function composeSession(
  { sessionCookie, tabs, clock }: PortalSurroundings,
  http: Http,
  access: AccessCell,
  keeper: TokenKeeper,
  { centerId$ }: CenterStore,
): SessionStore {
  const { calls, load } = lazyCalls(http);
  const session = createSessionStore({
    port: calls,
    renewToken: keeper.renew,
    access,
    saved: sessionCookie,
    tabs,
    centerId$,
    clock,
  });
  // The code for logging out is fetched as soon as a visitor is logged in: later the network may be gone.
  session.session$.pipe(filter(Boolean), take(1)).subscribe(() => void load().catch(() => undefined));
  return session;
}

/** The calls of a session, and their code, which is fetched again until it has come. */
function lazyCalls(http: Http): { readonly calls: SessionPort; readonly load: () => Promise<SessionPort> } {
  let loading: Promise<SessionPort> | undefined;
  const load = (): Promise<SessionPort> => {
    loading ??= import('./session-calls.ts')
      .then(({ createSessionHttp }) => createSessionHttp(http))
      .catch((problem: unknown) => {
        loading = undefined;
        throw problem;
      });
    return loading;
  };
  const asked = <T>(ask: (calls: SessionPort) => Reply<T>): Reply<T> =>
    defer(() => from(load())).pipe(
      switchMap(ask),
      // Code that cannot be fetched is a service that cannot be reached.
      catchError(() => of(fail<Failure>({ kind: 'unreachable', cause: 'network' }))),
    );
  return {
    load,
    calls: { whoami: () => asked((calls) => calls.whoami()), logout: () => asked((calls) => calls.logout()) },
  };
}
