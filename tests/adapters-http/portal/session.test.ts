import { createHttp, createSessionHttp, requestFor } from '@felles/adapters-http';
import { WIRE, session as wire } from '@felles/adapters-http/wire';
import { createAccess, ok } from '@felles/core';
import { createSessionStore, SESSION } from '@felles/core/portal';
import { asyncScheduler, BehaviorSubject, EMPTY, filter, firstValueFrom, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryKeyValue } from '../../support/fake-ports.ts';

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
      return new BehaviorSubject(ok(true));
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

describe('a saved session over the transport', () => {
  const start = (...statuses: readonly number[]) => {
    const service = aService(...statuses);
    const store = createSessionStore({
      port: createSessionHttp(service.http),
      access: service.access,
      saved: memoryKeyValue({ [SESSION.key]: '100.saved' }),
      tabs: { messages$: NEVER, returned$: EMPTY, post: () => {} },
      centerId$: new BehaviorSubject(100),
      clock: asyncScheduler,
    });
    store.open();
    return { ...service, store };
  };

  it('[P-SESSION-27] should survive a 401 that was about the token of the center', async () => {
    const { store, asked, renewals } = start(401, 200);
    await firstValueFrom(store.session$.pipe(filter((session) => session?.person !== null)));
    expect(store.session$.value?.sessid).toBe('saved');
    expect([asked.length, renewals()]).toEqual([2, 1]);
  });

  it('[P-SESSION-27] should be dropped by the second 401, and not by the first', async () => {
    const { store, asked, renewals } = start(401, 401);
    await firstValueFrom(store.session$.pipe(filter((session) => session === null)));
    expect([asked.length, renewals()]).toEqual([2, 1]);
  });
});
