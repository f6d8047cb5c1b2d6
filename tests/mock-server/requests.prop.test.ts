import { WIRE } from '@felles/adapters-http/wire';
import { buildMockServer, createWorld } from '@felles/mock-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asking, NOON } from './mock.ts';
import { testRows } from './rows.ts';

const { also } = testRows();
const problems: unknown[] = [];
const app = buildMockServer({
  world: createWorld({ realTime: () => NOON }),
  check: true,
  also,
  report: (problem) => problems.push(problem),
});
let token = '';

beforeAll(async () => {
  token = await asking(app).tokenFor('nordlys');
});
afterAll(() => app.close());

const ErrorShape = z.strictObject({
  error: z.strictObject({
    http_status: z.int(),
    message: z.string().check(z.minLength(1)),
    type: z.string().check(z.minLength(1)),
  }),
});

describe('any request', () => {
  it('should be answered as the table promises or refused in the one shape, soon, and never break the server', async () => {
    const times: number[] = [];
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const began = performance.now();
        const reply = await app.inject(request);
        times.push(performance.now() - began);
        if (reply.statusCode >= 400) {
          expect(reply.statusCode).toBeLessThan(500);
          expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
          if (request.method !== 'HEAD')
            expect(z.parse(ErrorShape, reply.json()).error.http_status).toBe(reply.statusCode);
        } else expect(reply.statusCode).toBe(200);
      }),
    );
    expect(problems).toEqual([]);
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]).toBeLessThan(100);
  });
});

describe('a request with one part too strange', () => {
  it('should be refused in the one shape, whatever is put into the path or the query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/rest/token/', '/rest/document/logo/', '/rest/classes?department_id=', '/rest/'),
        strangeText,
        async (start, text) => {
          const reply = await app.inject({ url: start + text, headers: { authorization: `Bearer ${token}` } });
          expect([400, 401, 404, 414]).toContain(reply.statusCode);
          expect(z.parse(ErrorShape, reply.json()).error.http_status).toBe(reply.statusCode);
        },
      ),
    );
  });
});

/** Pieces that servers have stumbled over, alone and together. */
const strangeText = fc
  .array(
    fc.constantFrom(
      '..%2f',
      '//',
      ';a=1',
      '%',
      '%zz',
      '%ff',
      '%00',
      '%c0%af',
      '\\',
      '%5c',
      '__proto__',
      'a'.repeat(9_000),
      '%E2%80%AE',
      '?',
      '#',
      "'",
      '"',
      '<',
      '%0d%0a',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));

const someText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'nordlys',
    '101',
    '999',
    '0',
    '-1',
    '1e3',
    '__proto__',
    'constructor',
    '2026-06-15T00:00:00Z',
    '2026-06-15T00:00:00+02:00',
    '9999-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
  ),
);

/** A path of the table with its values filled in, well or badly. */
const path = fc
  .tuple(
    fc.constantFrom(
      ...Object.values(WIRE).flatMap((row) =>
        [row.path, ...row.aliases].map((each) => `${row.under === 'rest' ? '/rest' : ''}${each}`),
      ),
      '/rest/test/form',
      '/rest/test/json',
      '/control/api/clock',
      '/control/api/faults',
      '/control/api/faults/{id}',
    ),
    fc.array(someText, { minLength: 2, maxLength: 2 }),
  )
  .map(([template, values]) =>
    template.replace(/\{\w+\}/g, () => encodeURIComponent(toWellFormed(values.pop() ?? ''))),
  );

const queryNames = fc.constantFrom(
  'from_date',
  'to_date',
  'department_id',
  'departmentId',
  'token',
  'session',
  'other',
);
const query = fc
  .array(fc.tuple(fc.oneof(queryNames, fc.string()), someText), { maxLength: 4 })
  .map((pairs) =>
    new URLSearchParams(pairs.map(([name, value]) => [toWellFormed(name), toWellFormed(value)])).toString(),
  );

const body = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 5 }),
  fc
    .record({ name: fc.oneof(fc.string(), fc.integer()), age: fc.option(fc.string(), { nil: undefined }) })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      kind: fc.constantFrom('run', 'freeze', 'move', 'real', 'x'),
      milliseconds: fc.oneof(fc.integer(), fc.double()),
      at: someText,
      from: someText,
    })
    .map((value) => JSON.stringify(value)),
  fc.string(),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
);

const anyRequest = fc
  .record({
    method: fc.constantFrom(
      'GET' as const,
      'GET' as const,
      'GET' as const,
      'HEAD' as const,
      'POST' as const,
      'POST' as const,
      'DELETE' as const,
      'PUT' as const,
      'PATCH' as const,
      'OPTIONS' as const,
    ),
    path,
    query,
    authorization: fc.constantFrom('ours', 'ours', 'none', 'Bearer ', 'Bearer x', 'Basic YTpi', 'Bearer __proto__'),
    type: fc.constantFrom(
      undefined,
      'application/json',
      'application/json; charset=utf-8',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      'nonsense',
    ),
    body,
  })
  .map(({ method, path: url, query: search, authorization, type, body: payload }) => ({
    method,
    url: search === '' ? url : `${url}?${search}`,
    headers: {
      ...(authorization !== 'none' && { authorization: authorization === 'ours' ? `Bearer ${token}` : authorization }),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
  }));

/** Text without halves of characters, which no address can hold. */
const toWellFormed = (text: string): string =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
