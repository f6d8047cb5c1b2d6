// The way to the provider of the sign-in, whose code is fetched when it is used: most visits begin signed in.
import { type Failure, fail, type Reply } from '@felles/core';
import type { SignInPort } from '@felles/core/workspace';
import { catchError, defer, from, of, switchMap } from 'rxjs';
import type { SignInHttpOptions } from '../workspace/sign-in.ts';

/** Core's `SignInPort` whose code may still be on its way; without the network a reply fails as unreachable. */
export interface SignInOnDemand extends SignInPort {
  /** Fetches the code ahead: a token is also renewed while the service of the pages is away. */
  prepareCode(): void;
}

/** The port of `createSignInHttp`, loaded at its first use or by `prepareCode`. */
export function signInOnDemand(options: SignInHttpOptions): SignInOnDemand {
  const load = async (): Promise<SignInPort> => (await import('../workspace/sign-in.ts')).createSignInHttp(options);
  const by = <T>(ask: (port: SignInPort) => Reply<T>): Reply<T> =>
    defer(() => from(load())).pipe(
      switchMap(ask),
      catchError(() => of(fail<Failure>({ kind: 'unreachable', cause: 'network' }))),
    );
  return {
    prepare: (...input) => by((port) => port.prepare(...input)),
    redeem: (...input) => by((port) => port.redeem(...input)),
    renew: (...input) => by((port) => port.renew(...input)),
    revoke: (...input) => by((port) => port.revoke(...input)),
    prepareCode: () => void load().catch(() => undefined),
  };
}
