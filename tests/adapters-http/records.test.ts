// What one bad record of an answer to staff costs: itself. The answers are those of the demo world.
import { interpret } from '@felles/adapters-http';
import { type Call, WIRE } from '@felles/adapters-http/wire';
import { buildMockServer, createWorld, issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const world = createWorld();
const app = buildMockServer({ world });
afterAll(() => app.close());

const PLACES: Readonly<Record<string, string>> = {
  project_id: '1001',
  context: 'start',
  type: 'project',
  count: '9',
  id: '1',
  document_id: '100100',
  departmentID: '1',
  key: 'x',
};
const QUERIES: Readonly<Record<string, string>> = {
  'search.search': '?q=a',
  'tasks.tasks': '?project_id=1001',
  'realtime.recent': '?channel=projects',
};

const addressOf = (name: string, { path }: Call) =>
  `/rest${path.replace(/\{(\w+)\}/g, (_, part: string) => PLACES[part] ?? 'x')}${QUERIES[name] ?? ''}`;

interface Answer {
  readonly name: string;
  readonly row: Call;
  readonly body: unknown;
}
let lists: readonly Answer[] = [];

beforeAll(async () => {
  const { access } = issueGrant(world, 'ola');
  const headers = { authorization: `Bearer ${access}` };
  for (const id of ['1001', '1002'])
    await app.inject({ method: 'POST', url: `/rest/visitlog/project/dataid/${id}`, headers });
  for (const id of ['1001', '1002'])
    await app.inject({ method: 'PATCH', url: `/rest/v1/projects/${id}`, headers, payload: { title: 'Skole' } });
  const rows = Object.entries<Call>(WIRE).filter(
    ([, { access: who, method, reply }]) => who === 'staff' && method === 'GET' && reply.kind === 'json',
  );
  const answers = await Promise.all(
    rows.map(async ([name, row]) => {
      const reply = await app.inject({ url: addressOf(name, row), headers });
      return { name, row, body: reply.json(), isWell: reply.statusCode === 200 };
    }),
  );
  lists = answers.filter(({ isWell, body }) => isWell && recordsOf(body).length > 1);
});

const recordsOf = (body: unknown): readonly unknown[] => {
  const { result_set: page } = Object(body);
  return Array.isArray(body) ? body : Array.isArray(page) ? page : [];
};
const withRecords = (body: unknown, records: readonly unknown[]) =>
  Array.isArray(body) ? records : { ...Object(body), result_set: records };

const read = ({ row }: Answer, body: unknown) =>
  interpret(row, { status: 200, type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) });
const recordsRead = (answer: Answer, body: unknown) => {
  const result = read(answer, body);
  return result.ok ? recordsOf(result.value) : null;
};

const garbage = fc.constantFrom<unknown>(null, 4, 'x', true, [], [[]], { x: {} }, ['x']);

describe('each list that staff are answered', () => {
  it('should be known to this test', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it('should lose a record that is none, and no other', () => {
    for (const answer of lists) {
      const whole = recordsRead(answer, answer.body);
      const given = recordsOf(answer.body);
      fc.assert(
        fc.property(fc.nat(given.length), fc.constantFrom<unknown>(null, 4, 'x', [], true), (at, bad) => {
          const records = recordsRead(answer, withRecords(answer.body, given.toSpliced(at, 0, bad)));
          expect([answer.name, records]).toEqual([answer.name, whole]);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('should keep the others when any field of one is garbage', () => {
    for (const answer of lists) {
      const given = recordsOf(answer.body);
      const whole = recordsRead(answer, answer.body) ?? [];
      const names = Object.keys(Object(given[0]));
      fc.assert(
        fc.property(fc.nat(given.length - 1), fc.constantFrom(...names), garbage, (at, name, bad) => {
          const spoilt = given.map((record, place) => (place === at ? { ...Object(record), [name]: bad } : record));
          const records = recordsRead(answer, withRecords(answer.body, spoilt)) ?? [];
          const others = whole.filter((_, place) => place !== at);
          expect([answer.name, records.length >= others.length]).toEqual([answer.name, true]);
          const texts = new Set(records.map((record) => JSON.stringify(record)));
          expect(others.filter((other) => !texts.has(JSON.stringify(other)))).toEqual([]);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('should fail, and not be empty, where no record of it can be read', () => {
    for (const answer of lists)
      expect([answer.name, read(answer, withRecords(answer.body, [null, 'x'])).ok]).toEqual([answer.name, false]);
  });
});

describe('an answer about one thing', () => {
  it('should be the active layout although one of its portlets cannot be read', async () => {
    const row = WIRE['dashboard.active'];
    if (row === undefined) throw new Error('no such row');
    const layout = { layout_id: 1, title: 'Mitt', portlets: [{ title: 'Uten id' }, { portlet_id: 7, width: 'x' }] };
    const result = read({ name: '', row, body: null }, layout);
    expect(result).toMatchObject({ ok: true, value: { layout_id: '1', portlets: [{ portlet_id: '7', width: null }] } });
    expect(read({ name: '', row, body: null }, { title: 'Uten id' }).ok).toBe(false);
    expect(read({ name: '', row, body: null }, {})).toEqual({ ok: true, value: {} });
  });
});
