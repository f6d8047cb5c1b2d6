import type { Http } from '@felles/adapters-http';
import { type AccessCell, type Failure, fail, type Reply } from '@felles/core';
import {
  type CenterStore,
  createSessionStore,
  type SessionPort,
  type SessionStore,
  type TokenKeeper,
} from '@felles/core/portal';
import { catchError, defer, from, of, switchMap } from 'rxjs';
import { lazily } from '../react/lazily.ts';
import type { PortalSurroundings } from './tokens.ts';

/** The session of this visit, which every page shows; its calls come when there is something to ask. */
export function composeSession(
  { sessionCookie, tabs, clock }: PortalSurroundings,
  http: Http,
  access: AccessCell,
  keeper: TokenKeeper,
  { centerId$ }: CenterStore,
): SessionStore {
  return createSessionStore({
    port: lazyCalls(http),
    renewToken: keeper.renew,
    access,
    saved: sessionCookie,
    tabs,
    centerId$,
    clock,
  });
}

function lazyCalls(http: Http): SessionPort {
  const load = lazily(async () => (await import('./session-calls.ts')).createSessionHttp(http));
  const asked = <T>(ask: (calls: SessionPort) => Reply<T>): Reply<T> =>
    defer(() => from(load())).pipe(
      switchMap(ask),
      // Code that cannot be fetched is a service that cannot be reached.
      catchError(() => of(fail<Failure>({ kind: 'unreachable', cause: 'network' }))),
    );
  return { whoami: () => asked((calls) => calls.whoami()), logout: () => asked((calls) => calls.logout()) };
}
