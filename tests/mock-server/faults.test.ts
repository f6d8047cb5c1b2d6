import { describe, expect, it } from 'vitest';
import { aMock } from './mock.ts';

describe('faults', () => {
  it('should strike every call but those of the control when they name them all', async () => {
    const { post, get } = aMock();
    await post('/control/api/faults', { call: '*', kind: 'status', probability: 1 });
    expect((await get('/manifest.json')).json().error).toMatchObject({ http_status: 500, type: 'InternalError' });
    expect((await get('/rest/token/nordlys')).statusCode).toBe(500);
    expect((await get('/control/api/state')).statusCode).toBe(200);
  });

  it('should strike the requested number of times', async () => {
    const { post, get } = aMock();
    await post('/control/api/faults', { call: 'center.manifest', kind: 'empty', probability: 1, times: 2 });
    const bodies = [];
    for (let count = 0; count < 3; count++) bodies.push((await get('/manifest.json')).body.length > 0);
    expect(bodies).toEqual([false, false, true]);
    expect((await get('/control/api/faults')).json()).toEqual([]);
  });

  it.each([
    ['latency', { milliseconds: 1 }, 200],
    ['status', { status: 503 }, 503],
    ['html', {}, 200],
    ['wrong-shape', {}, 200],
  ] as const)('should strike after the work is done on request: %s', async (kind, details, status) => {
    const { post, get, world } = aMock();
    await post('/control/api/faults', {
      call: 'center.centerToken',
      kind,
      probability: 1,
      times: 1,
      after: true,
      ...details,
    });
    const reply = await get('/rest/token/nordlys');
    expect([reply.statusCode, Object.keys(world.state.tokens)]).toEqual([status, [expect.any(String)]]);
    const hasToken = reply.body.includes(Object.keys(world.state.tokens)[0] ?? 'none');
    expect(hasToken).toBe(kind === 'latency');
    expect((await get('/rest/token/nordlys')).statusCode).toBe(200);
  });

  it('should put one answer after another in the place of the true one, of any type, and check none', async () => {
    const { post, get } = aMock();
    const answers = [{ status: 'VOID', is_paid: true }, { status: 7, is_paid: 'yes' }, null];
    for (const answer of answers)
      await post('/control/api/faults', { call: 'center.manifest', kind: 'answer', answer, probability: 1, times: 1 });
    const given = [];
    for (let count = 0; count < 3; count++) given.push((await get('/manifest.json')).json());
    expect(given).toEqual(answers);
    expect((await get('/manifest.json')).json()).toHaveProperty('service_base_url');
  });

  it('should change fields of the true answer, and of each row of a list', async () => {
    const { post, get, tokenFor } = aMock();
    const token = await tokenFor('nordlys');
    await post('/control/api/faults', { call: 'center.center', kind: 'patch', answer: { title: 'X', address: null } });
    await post('/control/api/faults', { call: 'center.departments', kind: 'patch', answer: { name: 'Y' } });
    expect((await get('/rest/center', token)).json()).toMatchObject({ id: 100, title: 'X' });
    expect((await get('/rest/center', token)).json()).not.toHaveProperty('address');
    const names = (await get('/rest/departments', token)).json().map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(['Y', 'Y', 'Y']);
  });

  it('should strike only calls with the named values, and let some pass first', async () => {
    const { post, get } = aMock();
    const order = { call: 'center.centerToken', kind: 'answer', status: 418, answer: {}, skip: 1 };
    await post('/control/api/faults', { ...order, when: { centerident: 'puls' } });
    const statuses = [];
    for (const center of ['puls', 'nordlys', 'puls', 'nordlys'])
      statuses.push((await get(`/rest/v1/boostsignup/token/${center}`)).statusCode);
    expect(statuses).toEqual([200, 200, 418, 200]);
  });

  it.each([
    [{ kind: 'patch' }, 'body.answer: of a patch, it has the fields that differ'],
    [{ kind: 'cut', when: { center: 'puls' } }, 'body.when.center: there are centerident'],
    [{ call: 'center.manifest', kind: 'cut', when: { x: '1' } }, 'body.when.x: neither path nor query has a value'],
  ])('should be refused where they would never be seen: %o', async (order, message) => {
    const reply = await aMock().post('/control/api/faults', { call: 'center.centerToken', ...order });
    expect([reply.statusCode, reply.json().error.message]).toEqual([400, message]);
  });

  it('should strike by chance, and by the same chance for the same seed', async () => {
    const series = async (seed: number, own = {}) => {
      const { post, get } = aMock();
      await post('/control/api/reset', { seed });
      await post('/control/api/faults', { call: 'center.manifest', kind: 'status', probability: 0.3, ...own });
      const statuses = [];
      for (let count = 0; count < 200; count++) statuses.push((await get('/manifest.json')).statusCode);
      return statuses;
    };
    const first = await series(7);
    expect(await series(7)).toEqual(first);
    expect(await series(8)).not.toEqual(first);
    expect(await series(8, { seed: 9 })).toEqual(await series(7, { seed: 9 }));
    const struck = first.filter((status) => status === 500).length;
    expect(struck).toBeGreaterThan(35);
    expect(struck).toBeLessThan(85);
  });

  it('should not strike two calls by the same chance', async () => {
    const { post, get } = aMock();
    for (const call of ['center.manifest', 'center.centerToken'])
      await post('/control/api/faults', { call, kind: 'status', probability: 0.5 });
    const together = [];
    for (let count = 0; count < 50; count++) {
      const replies = await Promise.all(['/manifest.json', '/rest/token/nordlys'].map((url) => get(url)));
      together.push(replies[0]?.statusCode === replies[1]?.statusCode);
    }
    expect(new Set(together)).toEqual(new Set([true, false]));
  });

  it('should never strike at probability 0', async () => {
    const { post, get } = aMock();
    await post('/control/api/faults', { call: '*', kind: 'status', probability: 0 });
    for (let count = 0; count < 20; count++) expect((await get('/manifest.json')).statusCode).toBe(200);
    expect((await get('/control/api/faults')).json()[0]).toMatchObject({ met: 20 });
  });

  it('should be met in their order: waits first, then the one that answers', async () => {
    const { post, get } = aMock();
    await post('/control/api/faults', { call: '*', kind: 'latency', milliseconds: 30, probability: 1 });
    await post('/control/api/faults', { call: '*', kind: 'html', probability: 1 });
    await post('/control/api/faults', { call: '*', kind: 'status', probability: 1 });
    const began = performance.now();
    const reply = await get('/manifest.json');
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/control/api/journal')).json()[0]).toMatchObject({ fault: 'latency, html', status: 200 });
    expect((await get('/control/api/faults')).json().map(({ met }: { readonly met: number }) => met)).toEqual([
      1, 1, 0,
    ]);
  });

  it('should be taken away one by one, or all at once', async () => {
    const { post, app } = aMock();
    const add = async () => (await post('/control/api/faults', { call: '*', kind: 'cut', probability: 1 })).json().id;
    const [first, second] = [await add(), await add()];
    const remove = (url: string) => app.inject({ method: 'DELETE', url });
    expect((await remove(`/control/api/faults/${first}`)).json()).toMatchObject([{ id: second }]);
    expect((await remove(`/control/api/faults/${first}`)).statusCode).toBe(404);
    expect((await remove('/control/api/faults')).json()).toEqual([]);
  });

  it.each([
    [{ call: 'nothing', kind: 'cut', probability: 1 }, 'body.call'],
    [{ call: '*', kind: 'flood', probability: 1 }, 'body.kind'],
    [{ call: '*', kind: 'cut', probability: 1.1 }, 'body.probability'],
    [{ call: '*', kind: 'cut', probability: '1' }, 'body.probability'],
    [{ call: '*', kind: 'cut', probabilty: 0.5 }, 'Unrecognized key: "probabilty"'],
    [{ call: '*', kind: 'cut', times: 1.5 }, 'body.times: Invalid input: expected int'],
    [{ call: '*', kind: 'cut', probability: 1, times: 0 }, 'body.times'],
    [{ call: '*', kind: 'status', probability: 1, status: 200 }, 'body.status'],
    [{ call: '*', kind: 'latency', probability: 1, milliseconds: -1 }, 'body.milliseconds'],
  ])('should not be taken on in a form that means nothing: %j', async (order, field) => {
    const { post, get } = aMock();
    const reply = await post('/control/api/faults', order);
    expect(reply.json().error).toMatchObject({ http_status: 400, message: expect.stringContaining(field) });
    expect((await get('/control/api/faults')).json()).toEqual([]);
  });
});
