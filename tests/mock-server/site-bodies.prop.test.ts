import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { unicodeText } from '../support/arbitraries/text.ts';
import { aMock } from './mock.ts';

const PROJECT = '/rest/v1/projects/1001';
const LISTS = {
  deviations: 'deviation_id',
  checklists: 'checklist_id',
  hours: 'hours_id',
  expenses: 'expense_id',
} as const;
type List = keyof typeof LISTS;

const strange = fc.oneof(
  unicodeText({ maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '<img src=x onerror=alert(1)>',
    '\u0000',
    '8,5',
    'x'.repeat(6_000),
    '2026-02-30',
    '9999-12-31',
  ),
  fc.constantFrom<unknown>(null, 0, -1, 1e9, 1e21, 0.1, true, {}, [], [[]], { __proto: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const field = (...good: readonly unknown[]) =>
  fc.option(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: strange }), {
    nil: undefined,
    freq: 6,
  });

const PLACES = ['Tak', 'Kjeller', null];
const BODIES = {
  deviations: fc.record({
    registered_at: field('2026-06-18T09:00:00Z', '2026-06-17T23:30:00+02:00'),
    title: field('Fukt', '<b>Fukt</b>', 'Rust\nog rot'),
    kind: field(1, 3, 5),
    severity: field(1, 2, 3),
    place: field(...PLACES),
    description: field('Vått', null),
    deadline: field('2026-06-20', null),
    responsible_id: field(2, 3, null),
    checklist_id: field(100100, null),
    checkpoint_id: field(10010000, null),
  }),
  checklists: fc.record({ template_id: field(901, 902), title: field('Dusj', null), phase_id: field(1, 2, null) }),
  hours: fc.record({
    date: field('2026-06-17', '2026-06-18'),
    art_id: field(1, 2),
    hours: field(7.5, 0.25, 24),
    from: field('07:00', null),
    to: field('15:00', null),
    pause: field(30, null),
    extras: field([], [{ article_id: 1, count: 2 }]),
    phase_id: field(1, null),
    comment: field('Regn', null),
  }),
  expenses: fc.record({
    title: field('Gips', '<b>Gips</b>'),
    date: field('2026-06-17', '2026-06-18'),
    text: field('Levert', null),
    mva_sats: field(25, 15, 0),
    order_line_id: field(null),
    lines: field([{ article_id: 13, count: 24, price: 129.9 }], [{ article_id: 14, count: 1, price: 0 }]),
  }),
} satisfies Record<List, fc.Arbitrary<object>>;

const CHANGES = {
  deviations: fc.record({
    place: field(...PLACES),
    status: field(1, 2, 4),
    measure: field('Tørket'),
    title: field('Rust'),
  }),
  checklists: fc.record({ status: field('OK', 'NOT_OK', ''), value: field('3,5', null), comment: field('Ja', null) }),
  expenses: fc.record({ title: field('Lekt'), mva_sats: field(12), lines: field([]), date: field('2026-06-16') }),
  hours: fc.record({ hours: field(5), comment: field('Sol'), date: field('2026-06-16'), extras: field([]) }),
} satisfies Record<List, fc.Arbitrary<object>>;

const attempt = fc.constantFrom<List>('deviations', 'checklists', 'hours', 'expenses').chain((list) =>
  fc.record({
    list: fc.constant(list),
    client_id: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: strange }),
    body: BODIES[list],
    change: CHANGES[list],
    was: fc.oneof(fc.constant(undefined), strange, CHANGES[list]),
  }),
);

describe('any body for a record of a project', () => {
  it('[W-SITE-62] should never be answered 5xx, and leave lists that show each record once and whole', async () => {
    const { app, world, problems } = aMock();
    let staff = {};
    let taken = 0;
    const ask = async (method: 'POST' | 'PATCH' | 'PUT', path: string, payload: object) => {
      const reply = await app.inject({ method, url: PROJECT + path, headers: staff, payload });
      expect(reply.statusCode).toBeLessThan(500);
      if (reply.statusCode === 200) taken += 1;
      return reply.statusCode === 200 ? reply.json() : null;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 8 }), async (attempts) => {
        world.reset();
        staff = { authorization: `Bearer ${issueGrant(world, 'kari').access}` };
        for (const { list, client_id, body, change, was } of attempts) {
          const record = await ask('POST', `/${list}`, { client_id, ...body });
          if (record === null) continue;
          const id = record[LISTS[list]];
          const answered = { ...change, was };
          if (list === 'checklists')
            await ask('PUT', `/checklists/${id}/checkpoints/${record.checkpoints[0].checkpoint_id}`, answered);
          else await ask('PATCH', `/${list}/${id}`, answered);
          const rows = (await app.inject({ url: `${PROJECT}/${list}`, headers: staff })).json();
          const [row, ...more] = rows.filter((one: Record<string, unknown>) => one[LISTS[list]] === id);
          expect(more).toEqual([]);
          expect(row.client_id).toBe(client_id);
          expect(row.title ?? row.name).toMatch(/\S/);
          expect(row.date).toMatch(/^\d{4}-\d\d-\d\d/);
        }
      }),
      { numRuns: Math.ceil(inject('runs') / 3) },
    );
    expect(problems).toEqual([]);
    expect(taken).toBeGreaterThan(0);
  });
});
