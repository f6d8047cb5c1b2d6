import { call, json, WIRE } from '@felles/adapters-http/wire';
import { answer, type MoreRoutes } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { unicodeText } from '../support/arbitraries/text.ts';
import { answerOf, connect, connectTo, serve } from './serving.ts';

/** Path values that the demo has. */
const THERE: Readonly<Record<string, string>> = {
  areacode: '5014',
  departmentid: '101',
  phonenumber: '10000021',
  sponsorcode: 'AB1C2D3E4F5G',
};

describe('the transport', () => {
  it('[P-TRANSPORT-02] should carry any text in a path to the other end', async () => {
    const { root } = await serve({ also: echoes });
    const { access, http } = connect(root);
    access.next({ ...access.value, base: root });
    const text = fc
      .oneof(
        unicodeText({ minLength: 1, maxLength: 30 }),
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
    const filled = (path: string) => path.replace(/\{(\w+)\}/g, (all, name: string) => THERE[name] ?? all);
    // The message to a payer needs a member: its own test tries both spellings.
    const { 'sponsor.contact': _, ...rows } = WIRE;
    const spelledTwice = Object.values(rows).filter((row) => row.aliases.length > 0 && !filled(row.path).includes('{'));
    expect(spelledTwice.map(({ path }) => path)).toContain('/classes');
    for (const { method, path: written, access: whose, aliases } of spelledTwice) {
      const path = filled(written);
      const first = await read(method, path);
      // Calls that need more than a center's token are refused in the same words under each spelling.
      if (method === 'GET' && whose === 'center') expect({ path, status: first.status }).toEqual({ path, status: 200 });
      expect([404, 405]).not.toContain(first.status);
      for (const alias of aliases.map(filled))
        expect({ alias, ...(await read(method, alias)) }).toEqual({ alias, ...first });
    }
  });
});

const anyone = { access: 'anyone', summary: 'Gives back what it was given' } as const;
const textRow = call({
  ...anyone,
  method: 'GET',
  path: '/test/text/{text}',
  params: z.object({ text: z.string() }),
  reply: json(z.object({ text: z.string() })),
});
const echoes: MoreRoutes = (app, service) => answer(app, service, textRow, ({ params }) => params);
