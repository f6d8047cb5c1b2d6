import { WIRE } from '@felles/adapters-http/wire';
import { buildMockServer, createWorld, issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aWrittenMember } from '../support/a-new-member.ts';
import { comparison, type Description, placeOf } from './described.ts';
import { valueFor, wholeSchema } from './drawn.ts';
import { asking, NOON } from './mock.ts';
import {
  AGREEMENT,
  type AnyRequest,
  anyRequest,
  BOOKER,
  goodBody,
  OUR_INVOICE,
  OURS,
  requestFor,
  STAFF,
  strangeText,
  VISITOR,
} from './requests.ts';
import { testRows } from './rows.ts';

const problems: unknown[] = [];
const world = createWorld({ realTime: () => NOON });
const app = buildMockServer({
  world,
  check: true,
  trackers: 'http://localhost:1',
  also: testRows().also,
  report: (problem) => problems.push(problem),
});
let token = '';
let session = '';
let booker = '';
let staff: Readonly<Record<string, string>> = {};
let document: Description = { paths: {}, components: { schemas: {} } };
let problemOf = comparison(document);
let invoice = '';

beforeAll(async () => {
  token = await asking(app).tokenFor('nordlys');
  session = await asking(app).sessionFor(token, VISITOR.phone);
  booker = await asking(app).sessionFor(token, BOOKER);
  staff = Object.fromEntries(STAFF.map((login) => [login, issueGrant(world, login).access]));
  document = (await app.inject('/rest/openapi.json')).json();
  problemOf = comparison(document);
  withAgreement();
  const created = await app.inject({
    method: 'POST',
    url: '/rest/v1/boostsignup/member',
    headers: { authorization: `Bearer ${token}` },
    payload: aWrittenMember('http://localhost'),
  });
  invoice = String(created.json().invoiceId);
});
afterAll(() => app.close());

/** Nothing was done with the agreement of the member who books. */
const withAgreement = () =>
  world.change((state) => {
    state.agreements['nordlys 9001 70001'] = { ...AGREEMENT, freezes: [...AGREEMENT.freezes] };
  });

/** Calls after which a handbook is being built: nothing is made from its templates meanwhile. */
const BUILDING = new Set<unknown>([WIRE['handbook.rebuild'], WIRE['handbook.choose']]);

/** How many bodies are drawn for each call. */
const DRAWS = 2;

const OF_CALLS = new Set<unknown>(Object.values(WIRE));

const ofOurs = <T>(body: T) => (typeof body === 'string' ? body.replace(OUR_INVOICE, invoice) : body);

const ErrorShape = z.strictObject({
  error: z.strictObject({
    http_status: z.int(),
    message: z.string().check(z.minLength(1)),
    type: z.string().check(z.minLength(1)),
    field: z.optional(z.string()),
    detail: z.optional(z.unknown()),
  }),
});

interface Asked extends Omit<AnyRequest, 'sent'> {
  readonly sent: { readonly type: string | null; readonly body?: string | Buffer } | null;
}

/** The calls that were answered, and not refused. */
const answered = new Set<unknown>();

/** Makes a request, and holds its answer against the document. */
async function ask({ row, method, url, login, authorization, session: shown, sent }: Asked) {
  const reply = await app.inject({
    method,
    url: url.replace(OUR_INVOICE, invoice),
    headers: {
      ...(authorization !== null && {
        authorization:
          authorization === OURS ? `Bearer ${row.access === 'staff' ? staff[login] : token}` : authorization,
      }),
      ...(shown !== null && {
        'x-session': shown === OURS ? (row.access === 'member' && row.extension !== null ? booker : session) : shown,
      }),
      ...(sent?.type && { 'content-type': sent.type }),
    },
    ...(sent && method !== 'GET' && method !== 'HEAD' && { payload: ofOurs(sent.body) }),
  });
  if (OF_CALLS.has(row) && method === row.method)
    expect([method, url, problemOf(row, reply)]).toEqual([method, url, null]);
  if (reply.statusCode === 200) {
    answered.add(row);
    // A removed record is there again for the next request, no handbook is being built, and a member who has logged out
    // logs in again. The clock stands, so a building would last for ever.
    if (method === 'DELETE' || BUILDING.has(row)) {
      world.change((state) => {
        state.tables = {};
      });
    }
    withAgreement();
    if (row === WIRE['session.logout']) session = await asking(app).sessionFor(token, VISITOR.phone);
    return reply;
  }
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  if (method !== 'HEAD') expect(z.parse(ErrorShape, reply.json()).error.http_status).toBe(reply.statusCode);
  return reply;
}

describe('any request', () => {
  it('should be answered or refused as the document says, in the one shape, and never break the server', async () => {
    await fc.assert(fc.asyncProperty(anyRequest, async (request) => void (await ask(request))));
    // Refusing everything would be easy: each row must have been answered too, those that chance has passed over as well.
    for (const row of Object.values(WIRE).filter((one) => !answered.has(one))) {
      // What chance has closed or put away before is open again.
      world.change((state) => {
        state.tables = {};
      });
      withAgreement();
      for (const request of fc.sample(requestFor(row), 500)) if (!answered.has(row)) await ask(request);
    }
    expect(problems).toEqual([]);
    expect(Object.entries(WIRE).flatMap(([name, row]) => (answered.has(row) ? [] : [name]))).toEqual([]);
  });
});

describe('a body of the schema that the document has for it', () => {
  const sent = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });

  it('should be answered or refused as the document says, and refused without a required field, and only so', async () => {
    for (const row of Object.values(WIRE)) {
      const [path, method] = placeOf(row);
      const { schema } = document.paths[path]?.[method]?.requestBody?.content['application/json'] ?? {};
      if (schema === undefined) continue;
      const { required = [], anyOf } = wholeSchema(document, schema);
      const draws = fc.tuple(requestFor(row), goodBody(row), valueFor(document, schema));
      for (const [request, good, drawn] of fc.sample(draws, DRAWS)) {
        await ask({ ...request, sent: sent(drawn) });
        const right = { ...request, method: row.method, login: STAFF[0], authorization: OURS, session: OURS } as const;
        for (const name of required) {
          const { [name]: _, ...rest } = JSON.parse(good.body);
          expect([path, name, (await ask({ ...right, sent: sent(rest) })).statusCode]).not.toEqual([path, name, 200]);
        }
        if (required.length === 0 && anyOf === undefined)
          expect([path, (await ask({ ...right, sent: sent({}) })).body]).not.toEqual([
            path,
            expect.stringMatching(/"field":"body\./),
          ]);
      }
    }
  });
});

describe('a request with one part too strange', () => {
  it('should be refused in the one shape, with anything in the path or the query', async () => {
    const start = fc.constantFrom('/rest/token/', '/rest/document/logo/', '/rest/classes?department_id=', '/rest/');
    await fc.assert(
      fc.asyncProperty(start, strangeText, async (beginning, text) => {
        const reply = await app.inject({ url: beginning + text, headers: { authorization: `Bearer ${token}` } });
        expect([400, 401, 404, 414]).toContain(reply.statusCode);
        expect(z.parse(ErrorShape, reply.json()).error.http_status).toBe(reply.statusCode);
      }),
    );
  });
});
