import { createWorld, issueGrant, WORLD_LIMITS } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aMock, NOON } from './mock.ts';

const WEEK = 'from_date=2026-06-14T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=101';

describe('scenarios', () => {
  it.each(['standard', 'empty', 'one-department', 'hostile'])(
    'should answer every call in shape: %s',
    async (scenario) => {
      const { post, get, tokenFor } = aMock();
      expect((await post('/control/api/scenario', { scenario })).json()).toMatchObject({ scenario });
      const token = await tokenFor('nordlys');
      for (const path of ['center', 'departments', 'colors', 'images', `classes?${WEEK}`]) {
        const reply = await get(`/rest/${path}`, token);
        expect({ path, status: reply.statusCode }).toEqual({ path, status: 200 });
      }
    },
  );

  it('should be without classes, or with one department, when so named', async () => {
    const { post, get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await post('/control/api/scenario', { scenario: 'empty' });
    expect((await get(`/rest/classes?${WEEK}`, token)).json()).toEqual([]);
    await post('/control/api/scenario', { scenario: 'one-department' });
    expect((await get('/rest/departments', token)).json()).toHaveLength(1);
  });

  it('should show thirty types of class and none that is safe when hostile', async () => {
    const { post, get, tokenFor } = aMock();
    const token = await tokenFor('stor');
    await post('/control/api/scenario', { scenario: 'hostile' });
    const classes = (await get(`/rest/classes?${WEEK.replace('101', '401')}`, token)).json<
      { readonly grennavn: string | null }[]
    >();
    expect(new Set(classes.map(({ grennavn }) => grennavn)).size).toBe(30);
    expect((await get('/rest/images', token)).json()).toContain('javascript:window.hacked=1');
  });

  it('should refuse a name that there is not', async () => {
    const reply = await aMock().post('/control/api/scenario', { scenario: 'sunny' });
    expect(reply.json().error).toMatchObject({ http_status: 400, message: expect.stringContaining('body.scenario') });
  });

  it('should fail loudly when checking finds a fixture of the wrong type, naming call, field and fixture', async () => {
    const { post, get, tokenFor, problems } = aMock();
    const token = await tokenFor('nordlys');
    await post('/control/api/scenario', { scenario: 'wrong' });
    const reply = await get('/rest/colors', token);
    expect(reply.statusCode).toBe(500);
    expect(reply.json().error.type).toBe('WrongAnswer');
    expect(reply.json().error.message).toContain("center.colors: the fixture does not fit at '0.color'");
    expect(reply.json().error.message).toContain("scenario 'wrong', seed 1");
    expect(problems).toEqual([reply.json().error.message]);
    expect((await get(`/rest/classes?${WEEK}`, token)).json().error.message).toContain(
      "timetable.classes: the fixture does not fit at '0.varighet'",
    );
  });

  it('should send the wrong fixture as it is when it is not checked', async () => {
    const { post, get, tokenFor } = aMock({ check: false });
    const token = await tokenFor('nordlys');
    await post('/control/api/scenario', { scenario: 'wrong' });
    expect((await get('/rest/colors', token)).json()).toEqual([{ name: 'primary', color: 0 }]);
  });
});

describe('the clock', () => {
  it('should stop at an instant, move while stopped, run from another, and go back to the real time', async () => {
    const { post } = aMock();
    const now = async (order: object) => (await post('/control/api/clock', order)).json().clock.now;
    expect(await now({ kind: 'freeze', at: '2030-01-01T12:00:00Z' })).toBe('2030-01-01T12:00:00.000Z');
    expect(await now({ kind: 'move', milliseconds: -3_600_000 })).toBe('2030-01-01T11:00:00.000Z');
    expect(await now({ kind: 'run', from: '2026-03-29T00:30:00Z' })).toBe('2026-03-29T00:30:00.000Z');
    expect(await now({ kind: 'move', milliseconds: 86_400_000 })).toBe('2026-03-30T00:30:00.000Z');
    expect(await now({ kind: 'real' })).toBe(new Date(NOON).toISOString());
  });

  it('should run on when it was set to run', async () => {
    let now = NOON;
    const { post, get } = aMock({ world: createWorld({ realTime: () => now }) });
    await post('/control/api/clock', { kind: 'run', from: '2030-01-01T12:00:00Z' });
    now += 5_000;
    expect((await get('/control/api/state')).json().clock.now).toBe('2030-01-01T12:00:05.000Z');
  });

  it('should decide when tokens expire', async () => {
    const { post, get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await post('/control/api/clock', { kind: 'move', milliseconds: 3_600_000 });
    expect((await get('/rest/center', token)).statusCode).toBe(401);
  });

  it.each([
    { kind: 'freeze', at: '1999-12-31T00:00:00Z' },
    { kind: 'run', from: '9999-01-01T00:00:00Z' },
    { kind: 'move', milliseconds: Number.MAX_SAFE_INTEGER },
    { kind: 'freeze' },
    { kind: 'backwards' },
  ])('should refuse $kind outside of what it can tell', async (order) => {
    const { post, get } = aMock();
    expect((await post('/control/api/clock', order)).statusCode).toBe(400);
    expect((await get('/control/api/state')).json().clock.setting).toEqual({ kind: 'real', offset: 0 });
  });
});

describe('reset', () => {
  it('should bring back the standard world of the seed, byte for byte', async () => {
    const { post, get, app } = aMock();
    const before = await app.inject('/rest/token/nordlys');
    await post('/control/api/scenario', { scenario: 'hostile' });
    await post('/control/api/clock', { kind: 'freeze', at: '2030-01-01T12:00:00Z' });
    await post('/control/api/faults', { call: 'timetable.classes', kind: 'hang', probability: 1 });
    await post('/control/api/reset', {});
    expect((await get('/control/api/state')).json()).toMatchObject({
      seed: 1,
      scenario: 'standard',
      clock: { setting: { kind: 'real', offset: 0 } },
      faults: [],
    });
    expect((await get('/control/api/ledger')).json()).toEqual([]);
    expect((await app.inject('/rest/token/nordlys')).body).toBe(before.body);
  });

  it('should forget what was seen of the world before', async () => {
    const { app, post, get } = aMock();
    const breach = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://foreign.invalid' } };
    const headers = { 'content-type': 'application/csp-report' };
    await app.inject({ method: 'POST', url: '/control/csp-report', headers, payload: JSON.stringify(breach) });
    await get('/manifest.json');
    const seen = async () => {
      const lists = await Promise.all(['violations', 'journal'].map((list) => get(`/control/api/${list}`)));
      return lists.map((list) => list.json().length);
    };
    expect(await seen()).toEqual([1, 1]);
    await post('/control/api/reset', {});
    expect(await seen()).toEqual([0, 0]);
  });

  it('should make the tokens of before worthless', async () => {
    const { post, get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await post('/control/api/reset', {});
    expect((await get('/rest/center', token)).statusCode).toBe(401);
  });

  it('should take another seed, whose world differs', async () => {
    const { post, get, tokenFor } = aMock();
    const first = await tokenFor('nordlys');
    const classes = (await get(`/rest/classes?${WEEK}`, first)).body;
    expect((await post('/control/api/reset', { seed: 2 })).json()).toMatchObject({ seed: 2 });
    const second = await tokenFor('nordlys');
    expect(second).not.toBe(first);
    expect((await get(`/rest/classes?${WEEK}`, second)).body).not.toBe(classes);
  });

  it('should need no body', async () => {
    expect((await aMock().app.inject({ method: 'POST', url: '/control/api/reset' })).statusCode).toBe(200);
  });

  it('should forget the events of the world before it', async () => {
    const { app, world, get, post } = aMock();
    const token = () => issueGrant(world, 'ola').access;
    const recent = async () => (await get('/rest/pubsub/recent?channel=project.1001', token())).json();
    const registered_at = new Date(NOON).toISOString();
    const payload = { client_id: crypto.randomUUID(), registered_at, title: 'Fukt' };
    const headers = { authorization: `Bearer ${token()}` };
    await app.inject({ method: 'POST', url: '/rest/v1/projects/1001/deviations', headers, payload });
    expect((await recent()).length).toBeGreaterThan(0);
    await post('/control/api/reset', {});
    expect(await recent()).toEqual([]);
  });
});

describe('filling the demo company', () => {
  it('should give it so many projects, in pages, until the world is reset', async () => {
    const { app, post, world } = aMock();
    const page = async () => {
      const headers = { authorization: `Bearer ${issueGrant(world, 'ola').access}` };
      return (await app.inject({ url: '/rest/v1/projects?page_size=25&page=400', headers })).json();
    };
    expect((await post('/control/api/projects', { count: 10_000 })).json()).toMatchObject({ projects: 10_000 });
    expect(await page()).toMatchObject({ total_count: 10_000, page: 400, page_count: 400 });
    await post('/control/api/reset', {});
    expect(await page()).toMatchObject({ total_count: 40 });
  });

  it('should give it so many tasks, in the weeks around the day, until the world is reset', async () => {
    const { app, post, world } = aMock();
    const count = async () => {
      const headers = { authorization: `Bearer ${issueGrant(world, 'ola').access}` };
      const [from, to] = [-60, 60].map((days) => new Date(world.now() + days * 86_400_000).toISOString().slice(0, 10));
      return (await app.inject({ url: `/rest/v1/tasks?from=${from}&to=${to}`, headers })).json().length;
    };
    expect((await post('/control/api/tasks', { count: 5_000 })).json()).toMatchObject({ tasks: 5_000 });
    // One task has no day.
    expect(await count()).toBe(4_999);
    await post('/control/api/reset', {});
    expect(await count()).toBe(319);
    expect((await post('/control/api/tasks', { count: 5_001 })).statusCode).toBe(400);
  });

  it.each([0, 10_001, 2.5, '40'])('should refuse %j', async (count) => {
    expect((await aMock().post('/control/api/projects', { count })).statusCode).toBe(400);
  });
});

describe('another user', () => {
  const CHANGE = { call: 'deviations.change', params: { project_id: '1001', deviation_id: '' } };

  /** The service with a deviation of project 1001. */
  async function aDeviation() {
    const mock = aMock();
    const token = issueGrant(mock.world, 'ola').access;
    const [first] = (await mock.get('/rest/v1/projects/1001/deviations', token)).json<
      { readonly deviation_id: string; readonly title: string }[]
    >();
    if (first === undefined) throw new Error('the demo has no deviation');
    const params = { ...CHANGE.params, deviation_id: first.deviation_id };
    const act = async (body: object) => (await mock.post('/control/api/act', { ...CHANGE, params, ...body })).json();
    return { first, act };
  }

  it('should change a record, so that a change of the older value is refused with the name of the user', async () => {
    const { first, act } = await aDeviation();
    expect(await act({ login: 'kari', body: { title: 'Nytt', was: { title: first.title } } })).toMatchObject({
      status: 200,
      answer: { title: 'Nytt' },
    });
    expect(await act({ login: 'ola', body: { title: 'Mitt', was: { title: first.title } } })).toMatchObject({
      status: 409,
      answer: { error: { type: 'Changed', detail: { fields: { title: { value: 'Nytt', by: 'Kari Lunde' } } } } },
    });
  });

  it('should act with the rights of the user, and refuse a call or a user that is not there', async () => {
    const { act } = await aDeviation();
    expect(await act({ login: 'nina', body: { title: 'Nytt' } })).toMatchObject({ status: 403 });
    const refused = [{ login: 'nobody' }, { login: 'ola', call: 'center.manifest' }, { login: 'ola', params: {} }];
    for (const body of refused) expect(await act(body)).toMatchObject({ error: { http_status: 400 } });
  });
});

describe('two servers of the same seed', () => {
  it('should answer byte for byte the same', async () => {
    const answers = async () => {
      const { get, tokenFor } = aMock();
      const token = await tokenFor('stor');
      const replies = [];
      for (const path of ['center', 'departments', 'colors', 'images', 'logo', `classes?${WEEK.replace('101', '401')}`])
        replies.push((await get(`/rest/${path}`, token)).body);
      return [token, ...replies];
    };
    expect(await answers()).toEqual(await answers());
  });
});

describe('the ledger', () => {
  it('should tell what was created, when and by which call, and open nothing', async () => {
    const { get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    const ledger = await get('/control/api/ledger');
    expect(ledger.json()).toEqual([{ at: NOON, kind: 'token', id: 'token-1', by: 'center.centerToken' }]);
    expect(ledger.body).not.toContain(token);
  });

  it('should keep the latest, also from a longer stored list', async () => {
    const { get, world } = aMock();
    world.change((state) => {
      for (let count = 0; count < WORLD_LIMITS.ledger + 5; count++)
        state.ledger.push({ at: count, kind: 'token', id: `old-${count}`, by: 'center.centerToken' });
    });
    await get('/rest/token/nordlys');
    const kept = (await get('/control/api/ledger')).json<{ readonly id: string }[]>();
    expect(kept).toHaveLength(WORLD_LIMITS.ledger);
    expect([kept[0]?.id, kept.at(-1)?.id]).toEqual(['old-6', 'token-1']);
  });
});

describe('the tokens', () => {
  it('should be so many at most, of which the oldest open nothing any more', async () => {
    const { get, tokenFor, world } = aMock();
    const first = await tokenFor('nordlys');
    const second = await tokenFor('nordlys');
    world.change((state) => {
      for (let count = 2; count < WORLD_LIMITS.tokens; count++)
        state.tokens[`token ${count}`] = { center: 'nordlys', expires: NOON };
    });
    await tokenFor('nordlys');
    expect(Object.keys(world.state.tokens)).toHaveLength(WORLD_LIMITS.tokens);
    expect((await get('/rest/center', first)).statusCode).toBe(401);
    expect((await get('/rest/center', second)).statusCode).toBe(200);
  });
});

describe('what the page says of its lists', () => {
  it('should be the stored number of each', async () => {
    const { body } = await aMock().get('/control');
    for (const [most, what] of [
      [WORLD_LIMITS.calls, 'calls'],
      [WORLD_LIMITS.ledger, 'entries'],
      [WORLD_LIMITS.violations, 'breaches'],
    ])
      expect(body).toContain(`The latest ${most} ${what} are kept.`);
  });
});

describe('the breaches of a policy', () => {
  it('should be stored as browsers report them, until they are cleared', async () => {
    const { app, get } = aMock();
    const report = {
      'csp-report': {
        'document-uri': 'http://localhost/nordlys',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://foreign.invalid',
        'source-file': null,
        disposition: 'enforce',
      },
    };
    const sent = await app.inject({
      method: 'POST',
      url: '/control/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    expect(sent.statusCode).toBe(200);
    expect((await get('/control/api/violations')).json()).toEqual([
      {
        at: new Date(NOON).toISOString(),
        directive: 'img-src',
        blocked: 'https://foreign.invalid',
        document: 'http://localhost/nordlys',
        source: '',
      },
    ]);
    await app.inject({ method: 'DELETE', url: '/control/api/violations' });
    expect((await get('/control/api/violations')).json()).toEqual([]);
  });
});
