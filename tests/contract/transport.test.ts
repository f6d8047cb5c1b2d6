import { call, json, WholeNumbers, WIRE, center as wire } from '@felles/adapters-http/wire';
import { answer, type MoreRoutes } from '@felles/mock-server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, connect, connectTo, resultOf, serve } from './serving.ts';

describe('the transport', () => {
  it('[P-TRANSPORT-01] should go to the base address of the manifest plus /rest, and for the manifest to the root', async () => {
    const application = await serve();
    const service = await serve();
    const client = connect(application.root);
    client.access.next({ ...client.access.value, base: service.root });
    await answerOf(client.center.manifest());
    await answerOf(client.center.token('puls'));
    expect(application.seen.map(({ url }) => url)).toEqual(['/manifest.json']);
    expect(service.seen.map(({ url }) => url)).toEqual(['/rest/v1/boostsignup/token/puls']);
  });

  it('[P-TRANSPORT-02] should carry any text in a path to the other end', async () => {
    const { root } = await serve({ also: echoes });
    const { access, http } = connect(root);
    access.next({ ...access.value, base: root });
    const text = fc
      .oneof(
        fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }),
        fc.constantFrom('a/b', '?a=b', '#', '%2e', '../x', 'Åse & Bø', '{text}'),
      )
      .filter((value) => value !== '.' && value !== '..');
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await answerOf(http.ask(textRow, { params: { text: value } }))).toEqual({ text: value });
      }),
      { numRuns: 100 },
    );
  });

  it('[P-TRANSPORT-03] should carry a list as one value, joined by commas', async () => {
    const { root, seen } = await serve({ also: echoes });
    const { access, http } = connect(root);
    access.next({ ...access.value, base: root });
    expect(await answerOf(http.ask(listRow, { query: { ids: [3, 1, 2] } }))).toEqual({ ids: '3,1,2' });
    expect(new URL(seen[0]?.url ?? '', root).searchParams.getAll('ids')).toEqual(['3,1,2']);
  });

  it('[P-TRANSPORT-04] should bring the token in a header when there is one, and none otherwise', async () => {
    const { root, seen } = await serve();
    const { access, center } = await connectTo(root, 'nordlys');
    await answerOf(center.center());
    expect(seen[1]?.headers).not.toHaveProperty('authorization');
    expect(seen[2]?.headers['authorization']).toBe(`Bearer ${access.value.token}`);
    expect(seen.filter(({ url }) => url.includes('token='))).toEqual([]);
  });

  it('[P-TRANSPORT-05] should mark every call as one of Ajax', async () => {
    const { root, seen } = await serve({ also: echoes });
    const { center, http } = await connectTo(root, 'nordlys');
    await answerOf(center.logo({ of: 'center', centerId: 100 }));
    await answerOf(http.ask(formRow, { body: { name: 'Åse' } }));
    expect(seen).toHaveLength(4);
    expect(new Set(seen.map(({ headers }) => headers['x-requested-with']))).toEqual(new Set(['XMLHttpRequest']));
  });

  it('[P-TRANSPORT-06] should send a form url-encoded', async () => {
    const { root, seen } = await serve({ also: echoes });
    const { access, http } = connect(root);
    access.next({ ...access.value, base: root });
    const body = { name: 'Åse & Bø=1+1', note: '100 %' };
    expect(await answerOf(http.ask(formRow, { body }))).toEqual(body);
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('[P-TRANSPORT-08] should give documents an address that opens without a header', async () => {
    const { root } = await serve();
    const { http } = await connectTo(root, 'nordlys');
    const address = http.addressOf(wire.centerLogo, { params: { centerId: 100 } });
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address.replace(/\?.*/, ''))).status).toBe(401);
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [500, 'server'],
    [400, 'generic'],
    [412, 'generic'],
    [418, 'generic'],
    [503, 'generic'],
  ] as const)('[P-TRANSPORT-10] should take %i as %s and keep the number', async (status, refusal) => {
    const { root, world } = await serve();
    const { center } = await connectTo(root, 'nordlys');
    world.change(({ faults }) =>
      faults.push({ id: 1, met: 0, call: 'center.center', kind: 'status', status, probability: 1 }),
    );
    expect(await resultOf(center.center())).toMatchObject({ ok: false, error: { kind: 'refused', refusal, status } });
  });

  it('[P-TRANSPORT-11] [P-TRANSPORT-13] should read the one error object of a refusal', async () => {
    const { root } = await serve({ also: refusals });
    expect(await refusedBy(root, 'one')).toEqual({
      kind: 'refused',
      refusal: 'generic',
      status: 412,
      type: 'Ugyldig',
      message: 'Ugyldig sponsor',
    });
  });

  it('[P-TRANSPORT-12] should read the first of several error objects', async () => {
    const { root } = await serve({ also: refusals });
    expect(await refusedBy(root, 'several')).toEqual({
      kind: 'refused',
      refusal: 'conflict',
      status: 409,
      type: 'First',
      message: 'one',
    });
  });

  it('[P-TRANSPORT-13] should take a refusal in plain words at its word, and none from a page', async () => {
    const { root } = await serve({ also: refusals });
    expect(await refusedBy(root, 'plain')).toMatchObject({
      status: 503,
      type: 'Error',
      message: 'Vi er straks tilbake.',
    });
    expect(await refusedBy(root, 'page')).toMatchObject({ status: 502, type: 'Error', message: '' });
  });

  it('[P-TRANSPORT-18] should find the same call under its short and its long path', async () => {
    const { root } = await serve();
    const { access } = await connectTo(root, 'nordlys');
    const query = new URLSearchParams({
      from_date: '2026-06-14T22:00:00.000Z',
      to_date: '2026-06-21T21:59:59.999Z',
      department_id: '101',
      sponsorConnectionHash: 'hash-open',
      hash: 'hash-used',
    });
    const read = async (method: string, path: string) => {
      const response = await fetch(`${root}/rest${path}?${query}`, {
        method,
        headers: { authorization: `Bearer ${access.value.token}` },
      });
      return { status: response.status, body: await response.text() };
    };
    const spelledTwice = Object.values(WIRE).filter((row) => row.aliases.length > 0 && !row.path.includes('{'));
    expect(spelledTwice.map(({ path }) => path)).toContain('/classes');
    for (const { method, path, access: whose, aliases } of spelledTwice) {
      const first = await read(method, path);
      // Only what a center's token opens answers here; the rest is refused in the same words under each spelling.
      if (method === 'GET' && whose === 'center') expect({ path, status: first.status }).toEqual({ path, status: 200 });
      expect([404, 405]).not.toContain(first.status);
      for (const alias of aliases) expect({ alias, ...(await read(method, alias)) }).toEqual({ alias, ...first });
    }
  });
});

async function refusedBy(root: string, path: string) {
  const { access, http } = connect(root);
  access.next({ ...access.value, base: root });
  const row = call({
    method: 'GET',
    path: `/test/${path}`,
    access: 'anyone',
    summary: 'Refuses',
    reply: json(z.object({})),
  });
  const result = await resultOf(http.ask(row, {}));
  return result.ok ? null : result.error;
}

const anyone = { access: 'anyone', summary: 'Gives back what it was given' } as const;
const textRow = call({
  ...anyone,
  method: 'GET',
  path: '/test/text/{text}',
  params: z.object({ text: z.string() }),
  reply: json(z.object({ text: z.string() })),
});
const listRow = call({
  ...anyone,
  method: 'GET',
  path: '/test/list',
  query: z.object({ ids: WholeNumbers }),
  reply: json(z.object({ ids: z.string() })),
});
const Form = z.object({ name: z.string(), note: z.optional(z.string()) });
const formRow = call({
  ...anyone,
  method: 'POST',
  path: '/test/form',
  body: { format: 'form', schema: Form },
  reply: json(Form),
});

const echoes: MoreRoutes = (app, service) => {
  answer(app, service, textRow, ({ params }) => params);
  answer(app, service, listRow, ({ query }) => ({ ids: query.ids.join(',') }));
  answer(app, service, formRow, ({ body }) => body);
};

const refusals: MoreRoutes = (app) => {
  const one = { error: { http_status: 412, message: 'Ugyldig sponsor', type: 'Ugyldig' } };
  const several = {
    errors: [
      { message: 'one', type: 'First' },
      { message: 'two', type: 'Second' },
    ],
  };
  app.get('/rest/test/one', (_request, reply) => reply.code(412).send(one));
  app.get('/rest/test/several', (_request, reply) => reply.code(409).send(several));
  app.get('/rest/test/plain', (_request, reply) => reply.code(503).type('text/plain').send('Vi er straks tilbake.'));
  app.get('/rest/test/page', (_request, reply) => reply.code(502).type('text/html').send('<h1>Bad gateway</h1>'));
};
