import { createHttp, createSessionHttp, requestFor } from '@felles/adapters-http';
import { WIRE, session as wire } from '@felles/adapters-http/wire';
import { ok } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { asyncScheduler, firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';

const LOGIN = { username: '10000001', password: 'tre&ning?#', eier: 100 };

/** The adapter over a service that answers with these statuses in turn, the last one for ever. */
function aService(...statuses: readonly number[]) {
  const asked: Request[] = [];
  const access = createAccess();
  access.next({ base: 'http://service.example', token: 'center', session: null });
  let renewals = 0;
  const http = createHttp({
    root: '',
    access,
    clock: asyncScheduler,
    fetch: async (url, init) => {
      const status = statuses[Math.min(asked.push(new Request(url, init)), statuses.length) - 1] ?? 200;
      return new Response('{}', { status });
    },
    renew: () => {
      renewals += 1;
      return of(ok(true));
    },
  });
  return { http, access, asked, renewals: () => renewals };
}

describe('the login', () => {
  it('[P-SESSION-09] should send the client and its version as empty texts', async () => {
    const { http, asked } = aService();
    await firstValueFrom(createSessionHttp(http).login(LOGIN));
    expect(await asked[0]?.json()).toEqual({ ...LOGIN, client: '', client_version: '' });
  });

  it('[P-SESSION-12] should never be asked with GET, at no spelling of it', () => {
    const logins = Object.values(WIRE).filter(({ path, aliases }) => [path, ...aliases].some((at) => /login/.test(at)));
    expect(logins.map(({ method }) => method)).toEqual(['POST']);
  });

  it('[P-SESSION-12] should keep the password out of the address, and in the body alone', () => {
    const access = { base: 'http://service.example', token: 'center', session: null };
    const request = requestFor(wire.login, { body: { ...LOGIN, client: '', client_version: '' } }, access, '');
    expect(request.url).toBe('http://service.example/rest/v1/portal/login');
    expect(JSON.stringify(request.headers)).not.toContain('tre');
    expect(request.body).toContain(JSON.stringify(LOGIN.password));
  });

  it('should be sent once when it is turned down: a wrong password renews no token', async () => {
    const { http, asked, renewals } = aService(401);
    await firstValueFrom(createSessionHttp(http).login(LOGIN));
    expect([asked.length, renewals()]).toEqual([1, 0]);
  });
});

describe('whoami', () => {
  it('should be asked once by the transport: what its 401 means is for the session to find out', async () => {
    const { http, asked, renewals } = aService(401);
    await firstValueFrom(createSessionHttp(http).whoami());
    expect([asked.length, renewals()]).toEqual([1, 0]);
  });
});
