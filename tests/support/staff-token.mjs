// Signs in at a server of the demo as its own page does: the form of the provider, then the code for the tokens.
import { createHash, randomBytes } from 'node:crypto';

const CLIENT = 'felles-workspace';

/** An access token of a user, by the address of a server that runs elsewhere. */
export async function staffToken(root, login = 'ola', password = 'bygg') {
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${root}/x/-/?action=oauth_response`;
  const order = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: redirect,
    scope: 'login standalone',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const post = (path, fields) =>
    fetch(`${root}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const signedIn = await post(`/oauth2/authorize?${order}`, { login, password });
  const code = new URL(signedIn.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const redeemed = await post('/oauth2/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    client_id: CLIENT,
    code_verifier: verifier,
  });
  return (await redeemed.json()).access_token;
}
