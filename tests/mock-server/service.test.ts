import { WIRE } from '@felles/adapters-http/wire';
import { BookableClasses } from '@felles/core/internal/portal/timetable/model';
import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aMock, NOON } from './mock.ts';

const WEEK = 'from_date=2026-06-14T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z';

describe('buildMockServer', () => {
  it('should have a handler for every row of the wire table, at each of its spellings', async () => {
    const { app } = aMock();
    await app.ready();
    const missing = Object.values(WIRE).flatMap((row) =>
      [row.path, ...row.aliases]
        .map((path) => `${row.under === 'rest' ? '/rest' : ''}${path.replace(/\{(\w+)\}/g, ':$1')}`)
        .filter((url) => !app.hasRoute({ method: row.method, url })),
    );
    expect(missing).toEqual([]);
  });
});

describe('tokens', () => {
  it('should last an hour on the clock of the world', async () => {
    const { app } = aMock();
    const reply = await app.inject('/rest/token/nordlys');
    expect(reply.json()).toEqual({ token: expect.stringMatching(/^[0-9a-f]{64}$/), expires: NOON / 1000 + 3600 });
  });

  it('should open nothing when they are missing, foreign, or the name of something every object has', async () => {
    const { get } = aMock();
    for (const token of [undefined, 'f'.repeat(64), 'constructor', '__proto__']) {
      expect((await get('/rest/departments', token)).statusCode).toBe(401);
    }
  });

  it('should open nothing once they have expired', async () => {
    let now = NOON;
    const { tokenFor, get } = aMock({ world: createWorld({ realTime: () => now }) });
    const token = await tokenFor('nordlys');
    now += 3_599_000;
    expect((await get('/rest/departments', token)).statusCode).toBe(200);
    now += 1_000;
    expect((await get('/rest/departments', token)).statusCode).toBe(401);
  });

  it('[P-TRANSPORT-08] should stand in the query only for documents that the browser opens by itself', async () => {
    const { tokenFor, get } = aMock();
    const token = await tokenFor('nordlys');
    expect((await get(`/rest/document/logo/100?token=${token}`)).statusCode).toBe(200);
    expect((await get(`/rest/departments?token=${token}`)).statusCode).toBe(401);
    expect((await get(`/rest/logo?token=${token}`)).statusCode).toBe(401);
  });
});

describe('the center', () => {
  it.each([
    '/rest/colors?departmentId=201',
    '/rest/images?departmentId=201',
    '/rest/document/logo/100/201',
    '/rest/document/logo/200',
    `/rest/classes?${WEEK}&department_id=201`,
  ])('should not speak of what belongs to another center: %s', async (url) => {
    const { tokenFor, get } = aMock();
    expect((await get(url, await tokenFor('nordlys'))).statusCode).toBe(404);
  });

  it('should send its logo as a picture that can run nothing', async () => {
    const { tokenFor, get } = aMock();
    const reply = await get('/rest/logo', await tokenFor('nordlys'));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(reply.body).toMatch(/^<svg /);
  });

  it('should say so when it has no logo', async () => {
    const { tokenFor, get } = aMock();
    expect((await get('/rest/logo', await tokenFor('puls'))).statusCode).toBe(404);
  });
});

describe('classes', () => {
  it('should be those that start between two instants, both included', async () => {
    const { tokenFor, get } = aMock();
    const token = await tokenFor('nordlys');
    const week = BookableClasses.parse((await get(`/rest/classes?${WEEK}&department_id=101`, token)).json());
    const start = week[3]?.booking_starts_at ?? 0;
    const instant = new Date(start * 1000).toISOString();
    const some = BookableClasses.parse(
      (await get(`/rest/classes?from_date=${instant}&to_date=${instant}&department_id=101`, token)).json(),
    );
    expect(some).toEqual(week.filter((session) => session.booking_starts_at === start));
    expect(some.length).toBeGreaterThan(0);
  });

  it('should be those of every week the instants touch', async () => {
    const { tokenFor, get } = aMock();
    const token = await tokenFor('nordlys');
    const range = 'from_date=2026-06-14T22:00:00Z&to_date=2026-06-28T21:59:59.999Z&department_id=101';
    const two = BookableClasses.parse((await get(`/rest/classes?${range}`, token)).json());
    const one = BookableClasses.parse((await get(`/rest/classes?${WEEK}&department_id=101`, token)).json());
    expect(two.slice(0, one.length)).toEqual(one);
    expect(two.length).toBeGreaterThan(one.length * 1.5);
  });

  it('should take five weeks with an autumn clock change at once, and no longer a time', async () => {
    const { tokenFor, get } = aMock();
    const token = await tokenFor('nordlys');
    const from = 'from_date=2026-10-04T22:00:00Z&department_id=101';
    expect((await get(`/rest/classes?${from}&to_date=2026-11-08T22:59:59.999Z`, token)).statusCode).toBe(200);
    const tooLong = await get(`/rest/classes?${from}&to_date=2026-11-09T22:59:59.999Z`, token);
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.json().error.message).toContain('query.to_date');
  });

  it('should not end before they begin', async () => {
    const { tokenFor, get } = aMock();
    const token = await tokenFor('nordlys');
    const reply = await get('/rest/classes?from_date=2026-06-20T00:00:00Z&to_date=2026-06-19T00:00:00Z', token);
    expect(reply.json().error).toMatchObject({ http_status: 400, field: 'query.to_date' });
  });

  it.each(['0000-01-01', '1969-12-31', '9999-12-31'])(
    'should be none in %s, so far from the demo world',
    async (day) => {
      const { tokenFor, get } = aMock();
      const token = await tokenFor('nordlys');
      const reply = await get(`/rest/classes?from_date=${day}T00:00:00Z&to_date=${day}T23:59:59Z`, token);
      expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 200, body: [] });
    },
  );

  it.each([
    ['department_id=101.0', 'query.department_id'],
    ['department_id=%20101', 'query.department_id'],
    ['department_id=', 'query.department_id'],
    ['from_date=yesterday', 'query.from_date'],
    ['from_date=2026-06-15', 'query.from_date'],
  ])('should be refused for %s, naming the field', async (part, field) => {
    const { tokenFor, get } = aMock();
    const rest = WEEK.split('&').filter((pair) => !part.startsWith(pair.split('=')[0] ?? ''));
    const reply = await get(`/rest/classes?${[part, ...rest].join('&')}`, await tokenFor('nordlys'));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toContain(field);
  });

  it('should let parameters pass that no row knows', async () => {
    const { tokenFor, get } = aMock();
    const reply = await get(`/rest/classes?${WEEK}&department_id=101&utm_source=x`, await tokenFor('nordlys'));
    expect(reply.statusCode).toBe(200);
  });
});
