import type { SignInPort } from '@felles/core/workspace/session';
import { type OnDemand, onDemand } from '../on-demand.ts';
import type { SignInHttpOptions } from '../workspace/sign-in.ts';

/** The way to the provider of the sign-in, whose code comes when it is used: most visits begin signed in. */
export function signInOnDemand(options: SignInHttpOptions): SignInPort & Pick<OnDemand<SignInPort>, 'prepareCode'> {
  const { ask, prepareCode } = onDemand(async () =>
    (await import('../workspace/sign-in.ts')).createSignInHttp(options),
  );
  return {
    prepare: (...input) => ask((port) => port.prepare(...input)),
    redeem: (...input) => ask((port) => port.redeem(...input)),
    renew: (...input) => ask((port) => port.renew(...input)),
    revoke: (...input) => ask((port) => port.revoke(...input)),
    prepareCode,
  };
}
