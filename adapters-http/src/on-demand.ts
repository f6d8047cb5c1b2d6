import { type Failure, fail, type Reply } from '@felles/core';
import { catchError, defer, of, switchMap } from 'rxjs';

/** A port whose code may still be on its way. */
export interface OnDemand<P> {
  /** Asks by the port once its code is there; code that does not come is a service that cannot be reached. */
  ask<T>(call: (port: P) => Reply<T>): Reply<T>;
  /** Fetches the code ahead of its use, in silence where that fails. */
  prepareCode(): void;
}

/** Loads a port once, at its first use. After a failure the next use tries again. */
export function onDemand<P>(load: () => Promise<P>): OnDemand<P> {
  let loading: Promise<P> | null = null;
  const port = (): Promise<P> => {
    loading ??= load().catch((problem: unknown) => {
      loading = null;
      throw problem;
    });
    return loading;
  };
  return {
    ask: (call) =>
      defer(port).pipe(
        switchMap(call),
        catchError(() => of(fail<Failure>({ kind: 'unreachable', cause: 'network' }))),
      ),
    prepareCode: () => void port().catch(() => undefined),
  };
}
