import { call, json, KEY_HEADER } from '@felles/adapters-http/wire';
import { answer, type MoreRoutes } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMock } from './mock.ts';

const DAY = 24 * 60 * 60_000;

const counting = call({
  method: 'POST',
  path: '/test/count',
  access: 'center',
  summary: 'Counts how often its work is done',
  body: { format: 'json', schema: z.object({ what: z.string() }) },
  reply: json(z.object({ count: z.number() })),
  takesKey: true,
});

/** A call that creates, at a center, and how often it did. */
async function aCounter() {
  let count = 0;
  const also: MoreRoutes = (app, service) =>
    answer(app, service, counting, ({ body: { what } }) => {
      count += 1;
      if (what === 'fail') throw new Error('unforeseen');
      return { count };
    });
  const mock = aMock({ also });
  const tokens = { nordlys: await mock.tokenFor('nordlys'), puls: await mock.tokenFor('puls') };
  const post = async (what: string, key?: string, center: keyof typeof tokens = 'nordlys') => {
    const headers = { authorization: `Bearer ${tokens[center]}`, ...(key !== undefined && { [KEY_HEADER]: key }) };
    const reply = await mock.app.inject({ method: 'POST', url: '/rest/test/count', headers, payload: { what } });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { ...mock, post, done: () => count };
}

describe('a key of a call that creates', () => {
  it('should bring back the first answer, as often as the same is sent', async () => {
    const { post, done } = await aCounter();
    const first = await post('a', 'key');
    expect([await post('a', 'key'), await post('a', 'key')]).toEqual([first, first]);
    expect([first.body, done()]).toEqual([{ count: 1 }, 1]);
  });

  it('should bring back a failure of the server too', async () => {
    const { post, done } = await aCounter();
    const first = await post('fail', 'key');
    expect([first.status, await post('fail', 'key'), done()]).toEqual([500, first, 1]);
  });

  it('should not be used for anything else', async () => {
    const { post, done } = await aCounter();
    await post('a', 'key');
    expect(await post('b', 'key')).toMatchObject({ status: 422, body: { error: { type: 'KeyReused' } } });
    expect(done()).toBe(1);
  });

  it('should be another key at another center, and with other letters', async () => {
    const { post, done } = await aCounter();
    await post('a', 'key');
    await post('a', 'key', 'puls');
    await post('a', 'Key');
    expect(done()).toBe(3);
  });

  it('should be needed by no caller', async () => {
    const { post, done } = await aCounter();
    await post('a');
    await post('a');
    expect(done()).toBe(2);
  });

  it('should be good for a day by the clock of the world, and no longer', async () => {
    const { post, done, world } = await aCounter();
    const pass = (milliseconds: number) =>
      world.change((state) => {
        state.clock = { kind: 'real', offset: milliseconds };
      });
    await post('a', 'key');
    pass(DAY - 1);
    world.change((state) => {
      for (const token of Object.values(state.tokens)) token.expires += 10 * DAY;
    });
    await post('a', 'key');
    expect(done()).toBe(1);
    pass(DAY + 1);
    await post('a', 'key');
    expect(done()).toBe(2);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256)])('should be refused when it is none: "%s"', async (key) => {
    const { post, done } = await aCounter();
    expect([(await post('a', key)).status, done()]).toEqual([400, 0]);
  });

  it('should not be stored in readable form', async () => {
    const { post, world } = await aCounter();
    await post('kanari', 'kanari-key');
    expect(JSON.stringify(world.state)).not.toContain('kanari');
  });

  it('should be named in the description of the calls that take one', async () => {
    const { get } = aMock();
    const { paths } = (await get('/rest/openapi.json')).json();
    const named = (path: string, method: string) =>
      paths[path][method].parameters.map(({ name }: { readonly name: string }) => name);
    expect(named('/rest/v1/boostsignup/member', 'post')).toContain(KEY_HEADER);
    expect(named('/rest/v1/portal/login', 'post')).not.toContain(KEY_HEADER);
  });
});
