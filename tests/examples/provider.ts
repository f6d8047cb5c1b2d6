// A program that signs staff in at the provider of the service, without a page of its own.
import { answerOf } from '@felles/adapters-http';
import { createSignInHttp } from '@felles/adapters-http/workspace/sign-in';
import { whenDecided } from '@felles/core';
import { asyncScheduler } from 'rxjs';
import { openFor } from './sign-in.ts';

/** `visit` shows the provider's page to the user, and answers with the address that the page then leads to. */
export async function nameOfUser(root: string, visit: (page: string) => Promise<string>) {
  const provider = createSignInHttp({ server: root, fetch, clock: asyncScheduler });
  // The provider knows this address: it is registered for the client.
  const returnAddress = `${root}/x/-/`;
  const { address, ...kept } = await answerOf(provider.prepare('code', returnAddress));
  const answer = await visit(address);
  const { access } = await answerOf(provider.redeem(answer, { ...kept, flow: 'code', returnAddress, left: '' }));
  const workspace = await openFor(root, access);
  const me = await whenDecided(workspace.me.me$);
  workspace.close();
  return me.status === 'ready' ? me.value.name : null;
}
