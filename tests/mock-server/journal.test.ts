import { describe, expect, it } from 'vitest';
import { aMock, NOON } from './mock.ts';

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
        path: '/v1/boostsignup/token/{centerident}',
        query: '',
        status: 200,
        milliseconds: ms,
        fault: null,
      },
      {
        at,
        method: 'GET',
        row: 'center.colors',
        path: '/colors',
        query: 'departmentId=101',
        status: 200,
        milliseconds: ms,
        fault: null,
      },
      { at, method: 'GET', row: null, path: '/rest/nothing', query: '', status: 404, milliseconds: ms, fault: null },
    ]);
  });

  it.each([
    ['token=0123456789abcdef', 'token=…'],
    ['session=1', 'session=…'],
    ['sessid=1', 'sessid=…'],
    ['phone=10000001', 'phone=…'],
    ['q=10000001', 'q=…'],
    ['q=99+99+99+99', 'q=…'],
    ['q=ola%40example.no', 'q=…'],
    ['q=Ola+Nordmann', 'q=…'],
    ['born=24.12.1990', 'born=…'],
    ['born=1990-12-24', 'born=…'],
    ['date_of_birth=1990-12-24T00:00:00Z', 'date_of_birth=…'],
    ['password=1', 'password=…'],
    ['Ola%20Nordmann=1', '…=1'],
    ['from_date=2026-06-14T22:00:00.000Z', 'from_date=2026-06-14T22:00:00.000Z'],
    ['from_date=2026-06-14T22%3A00%3A00.000Z', 'from_date=2026-06-14T22%3A00%3A00.000Z'],
    ['department_id=101', 'department_id=101'],
    ['ids=1%2C2,3', 'ids=1%2C2,3'],
  ])('should show of the query %s only %s', async (query, shown) => {
    const { get } = aMock();
    await get(`/rest/colors?${query}`);
    expect((await get('/control/api/journal')).json()[0].query).toBe(shown);
  });

  it('should show no person of a path', async () => {
    const { get } = aMock();
    await get('/rest/lookup/phone/99999999/ola%40example.no/Ola/ola.nordmann@example.no');
    expect((await get('/control/api/journal')).json()[0].path).toBe('/rest/lookup/phone/…/…/…/…');
  });

  it('should hold no token from anywhere', async () => {
    const { get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await get('/rest/center', token);
    await get(`/rest/document/logo/100?token=${token}`);
    await get(`/rest/${token}`);
    expect((await get('/control/api/journal')).body).not.toContain(token);
  });

  it('should keep the latest 500 calls', async () => {
    const { get } = aMock();
    for (let count = 0; count < 502; count++) await get(`/rest/nothing?id=${count}`);
    const kept = (await get('/control/api/journal')).json<{ readonly query: string }[]>();
    expect(kept).toHaveLength(500);
    expect(kept[0]?.query).toBe('id=2');
  });

  it('should be empty once it is cleared', async () => {
    const { app, get } = aMock();
    await get('/rest/nothing');
    expect((await app.inject({ method: 'DELETE', url: '/control/api/journal' })).json()).toEqual([]);
    expect((await get('/control/api/journal')).json()).toEqual([]);
  });
});
