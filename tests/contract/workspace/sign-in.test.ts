import { generateCodeVerifier, OAuth2Client } from '@badgateway/oauth2-client';
import { createSignInHttp } from '@felles/adapters-http/workspace/sign-in';
import type { SignInFlow } from '@felles/core/internal/workspace/session/model';
import { CLIENT_ID, returnAddressOf } from '@felles/core/internal/workspace/session/rules';
import type { PendingSignIn } from '@felles/core/workspace/session';
import { GRANT, type MockServerOptions } from '@felles/mock-server/internal';
import { asyncScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf, serve } from '../serving.ts';

async function aProvider(options: MockServerOptions = {}) {
  const server = await serve(options);
  const port = createSignInHttp({ server: server.root, fetch, clock: asyncScheduler });
  const returnAddress = returnAddressOf(`${server.root}/x/-/projects?service=a b#!/x`);
  /** Says who one is at the provider's page; gives the address that the browser is sent to. */
  const logIn = async (address: string, login = 'ola', password = 'bygg') => {
    const reply = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ login, password }),
    });
    return reply.headers.get('location') ?? '';
  };
  const begin = async (flow: SignInFlow = 'code') => {
    const { address, state, verifier } = await answerOf(port.prepare(flow, returnAddress));
    const pending: PendingSignIn = { flow, state, verifier, returnAddress, left: `${server.root}/x/-/` };
    return { address, pending };
  };
  const whoIs = async (token: string) =>
    (await fetch(`${server.root}/rest/dashboard/start/active`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  return { ...server, port, returnAddress, logIn, begin, whoIs };
}

describe('sign-in at the provider', () => {
  it('[W-AUTH-04] [W-AUTH-07] [W-AUTH-08] should go to the authorize endpoint with client, scopes, return address and flow', async () => {
    const { root, begin, returnAddress } = await aProvider();
    for (const flow of ['code', 'token'] as const) {
      const { address, pending } = await begin(flow);
      const { origin, pathname, searchParams } = new URL(address);
      expect(origin + pathname).toBe(`${root}/oauth2/authorize`);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: flow,
        client_id: CLIENT_ID,
        scope: 'login standalone',
        redirect_uri: returnAddress,
        state: pending.state,
      });
      expect(searchParams.get('code_challenge_method')).toBe(flow === 'code' ? 'S256' : null);
    }
  });

  it('[W-AUTH-05] [W-AUTH-06] should redeem a code at the token endpoint with the same return address, once', async () => {
    const { port, begin, logIn, whoIs, seen, returnAddress } = await aProvider();
    const { address, pending } = await begin();
    const answer = await logIn(address);
    expect(answer).toContain(returnAddress);
    const tokens = await answerOf(port.redeem(answer, pending));
    const asked = seen.find(({ url }) => url === '/oauth2/token');
    expect(asked?.body).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: returnAddress,
      client_id: CLIENT_ID,
    });
    expect(await whoIs(tokens.access)).toBe(200);
    expect((await resultOf(port.redeem(answer, pending))).ok).toBe(false);
  });

  it('[W-AUTH-06] should read the token itself from the hash in the token flow', async () => {
    const { port, begin, logIn, whoIs } = await aProvider();
    const { address, pending } = await begin('token');
    const answer = await logIn(address);
    const tokens = await answerOf(port.redeem(answer, pending));
    expect([await whoIs(tokens.access), tokens.refresh]).toEqual([200, null]);
    expect((await resultOf(port.redeem(answer, { ...pending, state: 'another' }))).ok).toBe(false);
  });

  it('[S-14] should refuse answers that were not asked for here, errors, and codes with another verifier', async () => {
    const { port, begin, logIn, returnAddress } = await aProvider();
    const { address, pending } = await begin();
    const answer = await logIn(address);
    const other = (await begin()).pending;
    const wrong = [
      port.redeem(answer, other),
      port.redeem(`${returnAddress}&error=access_denied&state=${pending.state}`, pending),
      port.redeem(`${returnAddress}&code=a&code=b&state=${pending.state}`, pending),
      port.redeem(answer, { ...pending, verifier: other.verifier }),
    ];
    for (const reply of wrong) expect(await resultOf(reply)).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('[S-16] should send no one to another host, and show no one’s tokens to a stranger', async () => {
    const { root, begin, logIn } = await aProvider();
    const { address } = await begin();
    const elsewhere = new URL(address);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await fetch(elsewhere)).status).toBe(400);
    expect(await logIn(address, 'ola', 'feil')).toBe('');
    expect(await logIn(address, 'noen', 'bygg')).toBe('');
    expect((await fetch(`${root}/oauth2/authorize`)).status).toBe(400);
  });

  it('should lead back to the address of a frontend elsewhere once it is registered, and say before where it leads', async () => {
    const app = 'http://127.0.0.1:5173/app/';
    const asked = async ({ begin }: Awaited<ReturnType<typeof aProvider>>, to: string) => {
      const address = new URL((await begin()).address);
      address.searchParams.set('redirect_uri', to);
      return address;
    };
    const refused = await fetch(await asked(await aProvider(), `${app}in`));
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/\/x\/-\/.*--redirect/)]);
    const registered = await aProvider({ redirects: [app] });
    const address = await asked(registered, `${app}in`);
    expect((await fetch(address)).headers.get('content-security-policy')).toContain(' http://127.0.0.1:5173;');
    expect(await registered.logIn(address.href)).toContain(`${app}in?code=`);
    for (const other of [
      'http://127.0.0.1:5173/',
      'http://127.0.0.1:5174/app/',
      'http://127.0.0.1:5173@evil.example/app/',
    ])
      expect((await fetch(await asked(registered, other))).status, other).toBe(400);
  });

  it('should say that it cannot be reached', async () => {
    const port = createSignInHttp({ server: 'http://127.0.0.1:9', fetch, clock: asyncScheduler });
    expect(await resultOf(port.renew('r'))).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });

  it.each([
    ['cut off', new TypeError('cut'), 'unreachable'],
    ['not readable', null, 'malformed'],
  ])('should take an answer that is %s for no refusal', async (_, problem, kind) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (problem) return controller.error(problem);
        controller.enqueue(new TextEncoder().encode('{"access_token":'));
        controller.close();
      },
    });
    const answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
    const port = createSignInHttp({ server: 'http://127.0.0.1:9', fetch: answer, clock: asyncScheduler });
    expect(await resultOf(port.renew('r'))).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('tokens', () => {
  it('should be renewed again with the same refresh token for a moment, where the answer was lost', async () => {
    const { port, begin, logIn, whoIs } = await aProvider();
    const { address, pending } = await begin();
    const first = await answerOf(port.redeem(await logIn(address), pending));
    const lost = await answerOf(port.renew(first.refresh ?? ''));
    const heard = await answerOf(port.renew(first.refresh ?? ''));
    expect(heard.refresh).not.toBe(lost.refresh);
    expect(await whoIs(heard.access)).toBe(200);
  });

  it('should be renewed with another refresh token; one that comes again later ends all that came of it', async () => {
    const { port, begin, logIn, whoIs, world } = await aProvider();
    const { address, pending } = await begin();
    const first = await answerOf(port.redeem(await logIn(address), pending));
    const second = await answerOf(port.renew(first.refresh ?? ''));
    expect(second.refresh).not.toBe(first.refresh);
    expect(await whoIs(second.access)).toBe(200);
    world.change((state) => {
      state.clock = { kind: 'real', offset: GRANT.again };
    });
    expect((await resultOf(port.renew(first.refresh ?? ''))).ok).toBe(false);
    expect([await whoIs(second.access), (await resultOf(port.renew(second.refresh ?? ''))).ok]).toEqual([401, false]);
  });

  it('[W-TRANSPORT-02] should be asked for by every call of staff, and serve until their end', async () => {
    const { port, begin, logIn, whoIs, world } = await aProvider();
    const { address, pending } = await begin();
    const { access } = await answerOf(port.redeem(await logIn(address), pending));
    expect([await whoIs(access), await whoIs('x')]).toEqual([200, 401]);
    world.change((state) => {
      state.clock = { kind: 'real', offset: GRANT.access + 1_000 };
    });
    expect(await whoIs(access)).toBe(401);
  });

  it('[W-AUTH-10] should be revoked with the token and its kind', async () => {
    const { port, begin, logIn, whoIs, seen } = await aProvider();
    const { address, pending } = await begin();
    const tokens = await answerOf(port.redeem(await logIn(address), pending));
    await answerOf(port.revoke(tokens.access, 'access_token'));
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/oauth2/revoke',
      body: { token: tokens.access, token_type_hint: 'access_token' },
    });
    expect(await whoIs(tokens.access)).toBe(401);
    await answerOf(port.revoke(tokens.refresh ?? '', 'refresh_token'));
    expect(seen.at(-1)?.body).toMatchObject({ token: tokens.refresh, token_type_hint: 'refresh_token' });
    expect((await resultOf(port.renew(tokens.refresh ?? ''))).ok).toBe(false);
  });
});

describe('another client of the provider', () => {
  it('should sign in, renew and revoke by the book', async () => {
    const { root, logIn, whoIs, returnAddress } = await aProvider();
    const client = new OAuth2Client({
      server: root,
      clientId: CLIENT_ID,
      authorizationEndpoint: '/oauth2/authorize',
      tokenEndpoint: '/oauth2/token',
      revocationEndpoint: '/oauth2/revoke',
      authenticationMethod: 'client_secret_post',
    });
    const codeVerifier = await generateCodeVerifier();
    const address = await client.authorizationCode.getAuthorizeUri({
      redirectUri: returnAddress,
      state: 'its own',
      codeVerifier,
      scope: ['login', 'standalone'],
    });
    const token = await client.authorizationCode.getTokenFromCodeRedirect(await logIn(address), {
      redirectUri: returnAddress,
      state: 'its own',
      codeVerifier,
    });
    expect(await whoIs(token.accessToken)).toBe(200);
    const renewed = await client.refreshToken(token);
    expect(await whoIs(renewed.accessToken)).toBe(200);
    await client.revoke(renewed);
    expect(await whoIs(renewed.accessToken)).toBe(401);
  });
});
