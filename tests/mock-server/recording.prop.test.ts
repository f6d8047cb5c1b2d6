import { type Call, WIRE } from '@felles/adapters-http/wire';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { buildMockServer, createRecording, createWorld, issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aWrittenMember } from '../support/a-new-member.ts';
import { asking, NOON } from './mock.ts';
import { AGREEMENT, BOOKER, OUR_INVOICE, requestFor, STAFF } from './requests.ts';

/** With a made-up token or session an answer would open nothing, and a call that does something is made again. */
const OPENING = ['center.centerToken', 'realtime.token', 'session.whoami'];
const ACTING = ['publishing.markRead', 'session.logout', 'sponsor.contact'];

/** The calls that a recording may keep. */
const READS: readonly (readonly [string, Call])[] = Object.entries(WIRE).filter(
  ([name, { method, under, reply }]) =>
    method === 'GET' && under === 'rest' && reply.kind === 'json' && !ACTING.includes(name),
);

const world = createWorld({ realTime: () => NOON });
const real = buildMockServer({ world });
let headers: Record<string, string> = {};
let staff = '';
let invoice = '';
/** Nothing is marked until the tokens are there. */
let isMarked = false;

/** Personal values of the real service: each stands in place of a text or of an id, and nowhere else. */
const needles = new Map<unknown, string | number>();
const FIRST = 6_543_000;

const isId = (name: string): boolean => /(^|_)ids?$|[a-z]I[dD]$|nr$|number$|phone/.test(name);

function needleFor(value: unknown, name: string): unknown {
  if (typeof value === 'number' && !isId(name)) return value;
  const needle = needles.get(value) ?? (typeof value === 'number' ? FIRST + needles.size : `Nål${needles.size}-ørn`);
  needles.set(value, needle);
  return needle;
}

/** Whether a needle can stand at a place of an answer, by the place. */
type Places = Map<string, boolean>;

/** Puts a needle at each place of an answer that can have one, so that the schema reads the answer as before. */
function mark(
  value: unknown,
  place: string,
  places: Places | null,
  isGood: () => boolean,
  put: (needle: unknown) => void,
): void {
  if (Array.isArray(value)) value.splice(2); // the others are like them
  if (typeof value === 'object' && value !== null) {
    for (const [field, inside] of Object.entries(value))
      mark(inside, Array.isArray(value) ? place : `${place} ${field}`, places, isGood, (needle) =>
        Reflect.set(value, field, needle),
      );
    return;
  }
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || isTime(value)) return;
  const isPlace = places?.get(`${place} ${typeof value}`);
  if (isPlace === false) return;
  put(needleFor(value, place.split(' ').at(-1) ?? ''));
  if (isPlace || isGood()) places?.set(`${place} ${typeof value}`, true);
  else {
    put(value);
    places?.set(`${place} ${typeof value}`, false);
  }
}

/** Fields whose values are words of the services. */
const OF_WORDS =
  /^(billing_type|category|context|datatype|duration_type|field|gender|invoice_type|kind|reason|rights|role|sees|state|tag_name|type|what|(\w+_)?status)$/;
const words = new Set<string>();

function collectWords(value: unknown, name: string): void {
  if (typeof value === 'string' && OF_WORDS.test(name) && /^[A-Z][A-Z_]+$|^[a-z]+([_-][a-z]+)*$/.test(value))
    words.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inside] of Object.entries(value)) collectWords(inside, Array.isArray(value) ? name : field);
}

const isTime = (value: string | number) => /^\d{4}-\d\d|^\d\d:\d\d|^\d\d[.]\d\d[.]\d{4}$|^#/.test(String(value));

const places: Places = new Map();

real.addHook('onSend', async (request, reply, payload) => {
  const { row } = request.routeOptions.config;
  if (
    !isMarked ||
    reply.statusCode !== 200 ||
    row?.reply.kind !== 'json' ||
    row.under !== 'rest' ||
    row.method !== 'GET'
  )
    return payload;
  const { schema } = row.reply;
  const answer = { it: JSON.parse(String(payload)) };
  collectWords(answer.it, '');
  const isGood = () => z.safeDecode(schema, answer.it).success;
  mark(answer.it, row.path, places, isGood, () => {});
  if (!isGood()) {
    // What may stand at one place depends on another.
    answer.it = JSON.parse(String(payload));
    mark(answer.it, row.path, null, isGood, () => {});
  }
  reply.removeHeader('content-length');
  return JSON.stringify(answer.it);
});

/** The real service, asked in this process. */
const ask: typeof fetch = async (address, init) => {
  const reply = await real.inject({
    method: 'GET',
    url: String(address).replace('http://real', ''),
    headers: Object.fromEntries(new Headers(init?.headers)),
  });
  return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } });
};

beforeAll(async () => {
  headers = { authorization: `Bearer ${await asking(real).tokenFor('nordlys')}` };
  staff = issueGrant(world, STAFF[0]).access;
  const login = await real.inject({
    method: 'POST',
    url: '/rest/v1/portal/login',
    headers,
    payload: { username: BOOKER, password: DEMO_PASSWORD, eier: 100, client: '', client_version: '' },
  });
  const created = await real.inject({
    method: 'POST',
    url: '/rest/v1/boostsignup/member',
    headers,
    payload: aWrittenMember('http://localhost'),
  });
  invoice = String(created.json().invoiceId);
  headers['x-session'] = login.json().whoami.sessid;
  world.change((state) => {
    state.agreements['nordlys 9001 70001'] = { ...AGREEMENT, freezes: [...AGREEMENT.freezes] };
  });
  isMarked = true;
});
afterAll(() => real.close());

function rowOf(name: string): Call {
  const row = WIRE[name];
  if (row === undefined) throw new Error(`${name} is no call`);
  return row;
}

const headersOf = ({ access }: Call) => (access === 'staff' ? { authorization: `Bearer ${staff}` } : headers);

let recording = createRecording();
/** The calls that were answered, and not refused, so that the answer was kept. */
const answered = new Set<string>();
const recorder = buildMockServer({
  world: createWorld({ realTime: () => NOON }),
  record: { url: 'http://real', keep: (made) => void recording.keep(made), settled: async () => {}, ask },
});
afterAll(() => recorder.close());

/** Asks the real service through a recorder, and gives the whole recording as it stands in the file. */
async function record(requests: readonly { readonly name: string; readonly url: string }[]): Promise<string> {
  for (const { name, url } of requests) {
    const row = rowOf(name);
    const { statusCode } = await recorder.inject({ url: url.replace(OUR_INVOICE, invoice), headers: headersOf(row) });
    expect([url, statusCode >= 500]).toEqual([url, false]);
  }
  const order = recording.order();
  for (const { call, status = 200 } of order.answers ?? []) if (status === 200) answered.add(call);
  return JSON.stringify(order);
}

/** Names of a query whose values the table of the calls says to be no person's. */
const loggable = ({ loggableQuery = [] }: Call) => loggableQuery;

const namesIn = (schema: Call['query']) => (schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : []);

/** A call with something personal at each place of its address. */
function personalUrl(row: Call): string {
  const value = (name: string) => String(needleFor(isId(name) ? 1 : name, name));
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const names = namesIn(row.query).filter((name) => isId(name) || !loggable(row).includes(name));
  return `/rest${path}?${new URLSearchParams(names.map((name) => [name, value(name)]))}`;
}

const someReads = fc.array(
  fc
    .constantFrom(...READS)
    .chain(([name, row]) =>
      fc.oneof(
        { weight: 4, arbitrary: requestFor(row).map(({ url }) => ({ name, url })) },
        { weight: 1, arbitrary: fc.constant({ name, url: personalUrl(row) }) },
      ),
    ),
  { minLength: 1, maxLength: 6 },
);

describe('a recording', () => {
  it('should have no text, id or token of the service or the address, and be answered as it stands', async () => {
    await fc.assert(
      fc.asyncProperty(someReads, async (requests) => {
        recording = createRecording();
        const file = await record(requests);
        expectNothingPersonal(file);
        await expectReplayed(JSON.parse(file));
      }),
    );
    // To keep nothing would be easy: each call must have been kept too, those that chance has passed over as well.
    for (const [name, row] of READS)
      for (const { url } of fc.sample(requestFor(row), 500)) {
        if (answered.has(name) || OPENING.includes(name)) break;
        recording = createRecording();
        expectNothingPersonal(await record([{ name, url }]));
      }
    expect(READS.flatMap(([name]) => (answered.has(name) ? [] : [name])).sort()).toEqual(OPENING);
    expectWordsKept();
  });
});

/** Each state or kind that the demo has told of, under a field of a schema that takes any text. */
function expectWordsKept(): void {
  const told = [...words].sort();
  expect(told.length).toBeGreaterThan(100);
  const tasks = told.map((completion_status) => ({ completion_status }));
  const recorded = createRecording();
  recorded.keep({
    row: rowOf('tasks.tasks'),
    params: {},
    query: {},
    status: 200,
    text: JSON.stringify(tasks.map((task) => ({ id: 1, ...task }))),
  });
  expect(recorded.order().answers).toMatchObject([{ answer: tasks }]);
}

function expectNothingPersonal(file: string): void {
  expect(file).not.toContain('Nål');
  const numbers = new Set(file.match(/\d{7}/g));
  expect([...needles.values()].filter((needle) => numbers.has(String(needle)))).toEqual([]);
  for (const secret of [staff, ...Object.values(headers)]) expect(file).not.toContain(secret);
}

/** A service that nothing but a recording has told of the real one. */
const { app: copy, post } = aCopy();
afterAll(() => copy.close());

function aCopy() {
  const app = buildMockServer({ world: createWorld({ realTime: () => NOON }) });
  return { app, ...asking(app) };
}

interface Recorded {
  readonly answers: readonly {
    readonly call: string;
    readonly when: Readonly<Record<string, string | null>>;
    readonly status?: number;
    readonly answer: unknown;
  }[];
}

/** Each call is answered as it was recorded, to a client without a token, in a form that its schema reads. */
async function expectReplayed(order: Recorded): Promise<void> {
  expect((await post('/control/api/world', order)).statusCode).toBe(200);
  for (const { call, when, status = 200, answer } of order.answers) {
    const row = rowOf(call);
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(when[name] ?? ''));
    const query = namesIn(row.query).flatMap((name) => (typeof when[name] === 'string' ? [[name, when[name]]] : []));
    const reply = await copy.inject(`/rest${path}?${new URLSearchParams(query)}`);
    expect([call, reply.statusCode, reply.json()]).toEqual([call, status, answer]);
    if (status === 200 && row.reply.kind === 'json') z.decode(row.reply.schema, reply.json() as never);
  }
}
