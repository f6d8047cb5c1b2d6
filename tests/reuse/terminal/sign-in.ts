import { answerOf } from '@felles/adapters-http';
import { createSignInHttp } from '@felles/adapters-http/workspace/sign-in';
import type { Tokens } from '@felles/core/workspace/session';
import { asyncScheduler } from 'rxjs';

/** Signs in as a browser does; this program fills in the form of the provider's page. */
export async function signIn(root: string, login: string, password: string): Promise<Tokens> {
  const provider = createSignInHttp({ server: root, fetch, clock: asyncScheduler });
  const returnAddress = `${root}/x/-/`;
  const { address, state, verifier } = await answerOf(provider.prepare('code', returnAddress));
  const body = new URLSearchParams({ login, password });
  const page = await fetch(address, { method: 'POST', redirect: 'manual', body });
  const answer = page.headers.get('location');
  if (answer === null) throw new Error(`The provider does not know ${login} by this password.`);
  return answerOf(provider.redeem(answer, { flow: 'code', state, verifier, returnAddress, left: '' }));
}
