import { type Failure, fail, type Reply } from '@felles/core';
import type { SessionPort } from '@felles/core/portal';
import { catchError, defer, from, of, switchMap } from 'rxjs';
import type { Http } from '../http.ts';

/** The calls of a session. Most visitors have none, so their code is fetched with the first call, until it has come. */
export function fetchedSessionCalls(http: Http): {
  readonly calls: SessionPort;
  readonly load: () => Promise<SessionPort>;
} {
  let loading: Promise<SessionPort> | undefined;
  const load = (): Promise<SessionPort> => {
    loading ??= import('./session.ts')
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
