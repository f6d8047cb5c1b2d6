import { type Call, WIRE } from '@felles/adapters-http/wire';
import { WORLD_LIMITS } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMock, NOON } from './mock.ts';
import { personRow } from './rows.ts';

describe('the journal', () => {
  it('should tell each call of the service, the newest last, and nothing of itself', async () => {
    const { get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await get('/rest/colors?departmentId=101', token);
    await get('/rest/nothing');
    await get('/nordlys');
    await get('/control/api/state');
    const ms = expect.any(Number);
    const at = new Date(NOON).toISOString();
    expect((await get('/control/api/journal')).json()).toEqual([
      {
        at,
        method: 'GET',
        row: 'center.centerToken',
        path: '/rest/v1/boostsignup/token/{centerident}',
        query: '',
        status: 200,
        milliseconds: ms,
        fault: null,
      },
      {
        at,
        method: 'GET',
        row: 'center.colors',
        path: '/rest/colors',
        query: 'departmentId=101',
        status: 200,
        milliseconds: ms,
        fault: null,
      },
      { at, method: 'GET', row: null, path: '/rest/…', query: '', status: 404, milliseconds: ms, fault: null },
    ]);
  });

  it.each([
    ['departmentId=101', 'departmentId=101'],
    ['from=2026-06-14T22%3A00%3A00.000Z', 'from=2026-06-14T22%3A00%3A00.000Z'],
    ['departmentId=Ola', 'departmentId=…'],
    ['departmentId=0123456789abcdef', 'departmentId=…'],
    ['from=24.12.1990', 'from=…'],
    ['phone=10000001', 'phone=…'],
    ['born=1990-12-24', 'born=…'],
    ['count=1', 'count=…'],
    ['token=0123456789abcdef', '…'],
    ['Ola%20Nordmann=1', '…'],
    ['ola', '…'],
    ['departmentId=101&phone=1&q=2', 'departmentId=101&phone=…&…'],
  ])('should show of the query %s only what the row calls harmless: %s', async (query, shown) => {
    const { get } = aMock({ also: personRow });
    await get(`/rest/test/person/Ola?${query}`);
    expect((await get('/control/api/journal')).json()[0]).toMatchObject({
      path: '/rest/test/person/{name}',
      query: shown,
    });
  });

  it('should show no value of a row that calls none harmless', async () => {
    const { get } = aMock();
    await get('/rest/token/nordlys?departmentId=101');
    await get('/rest/document/logo/100?token=101&session=1');
    expect((await get('/control/api/journal')).json()).toMatchObject([{ query: '…' }, { query: '…' }]);
  });

  it.each(Object.entries(WIRE))('should log harmless values only under names that %s has', (_name, row) => {
    expect(queryNames(row)).toEqual(expect.arrayContaining([...(row.loggableQuery ?? [])]));
  });

  it('should show nothing of a path without a row but where it leads', async () => {
    const { get } = aMock();
    await get('/rest/lookup/phone/99999999/ola%40example.no/Ola?phone=99999999');
    expect((await get('/control/api/journal')).json()[0]).toMatchObject({ path: '/rest/…', query: '…' });
  });

  it.each([
    '0123456789abcdef0123456789abcdef',
    '99999999',
    'ola',
    'ola.nordmann',
    'nordmann',
    '1990-12-24',
    '24121990',
  ])('should hold %s from nowhere', async (secret) => {
    const { app, get, post } = aMock({ also: personRow });
    for (const path of [
      `/rest/${secret}`,
      `/rest/${secret}/classes`,
      `/rest/classes/${secret}`,
      `/rest/token/${secret}`,
      `/rest/test/person/${secret}?phone=${secret}&born=${secret}&count=${secret}`,
      `/rest/document/logo/${secret}?token=${secret}`,
      `/rest/colors?${secret}`,
      `/rest/colors?${secret}=1`,
      `/rest/colors?departmentId=${secret}x`,
      `/rest/nothing?q=${secret}`,
      `/oauth2/authorize/${secret}?code=${secret}`,
      `/oauth2?login_hint=${secret}`,
      `/manifest.json?${secret}`,
      `/${secret}`,
      `/nordlys/${secret}?phone=${secret}`,
      `/pubsub/${secret}`,
    ]) {
      await get(path, secret);
      await post(path, { phone: secret });
    }
    for (const address of [
      secret,
      `${secret}:1`,
      `http://localhost/${secret}`,
      `http://localhost/nordlys/${secret}?q=${secret}#${secret}`,
      `https://${secret}:${secret}@foreign.invalid/${secret}`,
      `data:${secret}`,
      `/${secret}`,
    ]) {
      await app.inject({
        method: 'POST',
        url: '/control/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify({
          'csp-report': {
            'document-uri': address,
            'blocked-uri': address,
            'source-file': address,
            'effective-directive': address,
          },
        }),
      });
    }
    for (const list of ['journal', 'violations', 'ledger'])
      expect((await get(`/control/api/${list}`)).body).not.toContain(secret);
    expect((await get('/control/api/violations')).json()).toHaveLength(7);
  });

  it('should hold no token from anywhere', async () => {
    const { get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await get('/rest/center', token);
    await get(`/rest/document/logo/100?token=${token}`);
    await get(`/rest/${token}`);
    expect((await get('/control/api/journal')).body).not.toContain(token);
  });

  it('should keep the latest calls', async () => {
    const { get } = aMock();
    for (let count = 0; count < WORLD_LIMITS.calls + 2; count++) await get(`/rest/colors?departmentId=${count}`);
    const kept = (await get('/control/api/journal')).json<{ readonly query: string }[]>();
    expect(kept).toHaveLength(WORLD_LIMITS.calls);
    expect(kept[0]?.query).toBe('departmentId=2');
  });

  it('should be empty once it is cleared', async () => {
    const { app, get } = aMock();
    await get('/rest/nothing');
    expect((await app.inject({ method: 'DELETE', url: '/control/api/journal' })).json()).toEqual([]);
    expect((await get('/control/api/journal')).json()).toEqual([]);
  });
});

const queryNames = ({ query }: Call): readonly string[] =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
