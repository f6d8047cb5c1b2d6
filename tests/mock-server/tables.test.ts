import { CHANNELS, call, EVENTS, json, KEY_HEADER } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import {
  answer,
  createWorld,
  type Declaration,
  issueGrant,
  type MoreRoutes,
  pageOf,
  type Table,
  table,
} from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMock } from './mock.ts';

const Department = z.object({ id: Id, title: z.string(), company_id: Id });
type Department = z.infer<typeof Department>;

const DECLARATION: Declaration<Department> = {
  name: 'departments',
  schema: Department,
  idOf: ({ id }) => id,
  channelsOf: ({ company_id }) => [CHANNELS.departments, CHANNELS.project(company_id)],
  events: { put: EVENTS.department.changed, gone: EVENTS.department.gone },
  demo: (seed) => [
    { id: '1', title: `Tømrer ${seed}`, company_id: '7' },
    { id: '2', title: 'Maler', company_id: '7' },
  ],
};
const departments = table(DECLARATION);

interface Told {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  readonly key: string | undefined;
}

/** A table that is open on a world, and what it told the live connection. */
function aTable(world = createWorld({ seed: 5 })) {
  const told: Told[] = [];
  const open = departments(world, (channel, event, data, about) =>
    told.push({ channel, event, data, key: about?.key }),
  );
  return { open, told, world };
}

describe('a table of the workspace', () => {
  it('should hold the rows of the demo world for its seed, until they change', () => {
    const { open, world } = aTable();
    expect(open.list().map(({ title }) => title)).toEqual(['Tømrer 5', 'Maler']);
    expect(world.state.tables).toEqual({});
    open.put({ id: '2', title: 'Murer', company_id: '7' });
    expect(open.get('2')?.title).toBe('Murer');
    expect(open.list(({ title }) => title === 'Murer')).toHaveLength(1);
  });

  it('should be of the day on the clock of its world, which was begun anew after another day', () => {
    const world = createWorld();
    const noon = (days: number) => Date.UTC(2026, 10, 19 + days, 11);
    const open = table({ ...DECLARATION, demo: (_, now) => [{ id: '1', title: `${now}`, company_id: '7' }] })(
      world,
      () => {},
    );
    const titleAt = (at: number) => {
      world.reset();
      world.change((state) => {
        state.clock = { kind: 'frozen', at };
      });
      return open.get('1')?.title;
    };
    expect([0, 7].map((days) => titleAt(noon(days)))).toEqual([0, 7].map((days) => `${noon(days)}`));
  });

  it('should tell each channel of a put row and of one that is gone, with the key of the call', () => {
    const { open, told } = aTable();
    open.put({ id: '3', title: 'Murer', company_id: '9' }, { key: 'k-1' });
    const row = { id: 3, title: 'Murer', company_id: 9 };
    expect(open.remove('3', { key: 'k-2' })).toBe(true);
    expect(told).toEqual([
      { channel: 'departments', event: 'department.changed', data: row, key: 'k-1' },
      { channel: 'project.9', event: 'department.changed', data: row, key: 'k-1' },
      { channel: 'departments', event: 'department.gone', data: { id: '3' }, key: 'k-2' },
      { channel: 'project.9', event: 'department.gone', data: { id: '3' }, key: 'k-2' },
    ]);
  });

  it('should say that no row is there, and tell nothing of it', () => {
    const { open, told } = aTable();
    expect([open.get('404'), open.remove('404'), told]).toEqual([null, false, []]);
  });

  it('should refuse a row that does not fit, and keep what it has', () => {
    const { open, told } = aTable();
    expect(() => open.put(JSON.parse('{ "id": 1, "title": 12 }'))).toThrow();
    expect([open.list().length, open.get('1')?.title, told]).toEqual([2, 'Tømrer 5', []]);
  });

  it('should continue from a stored world, and from the demo world after a reset', () => {
    const { open, world } = aTable();
    open.put({ id: '2', title: 'Murer', company_id: '7' });
    const again = aTable(createWorld({ state: structuredClone(world.state) }));
    expect(again.open.get('2')?.title).toBe('Murer');
    again.world.reset(6);
    expect(again.open.list().map(({ title }) => title)).toEqual(['Tømrer 6', 'Maler']);
  });

  it('should name itself if a stored row belongs to another table', () => {
    const world = createWorld();
    world.change((state) => {
      state.tables['departments'] = [{ id: 'one' }];
    });
    expect(() => aTable(world)).toThrow("The kept table 'departments' cannot be used");
  });

  it('should hold the same rows as a plain map, after any puts and removals', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 5 }).map(String),
      title: fc.option(fc.string(), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const { open } = aTable();
        const model = new Map(open.list().map((row) => [row.id, row]));
        for (const { id, title } of steps) {
          if (title === null) expect(open.remove(id)).toBe(model.delete(id));
          else model.set(id, open.put({ id, title, company_id: '7' }));
        }
        expect(open.list()).toEqual([...model.values()]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a page of a table', () => {
  const rows = [3, 1, 2, 1].map((id, place) => ({ id, place }));
  const orders = { id: (a: { readonly id: number }, b: { readonly id: number }) => a.id - b.id };

  it('should be [W-PROJECTS-18] a part of all rows, with counts, from page 1 on', () => {
    expect(pageOf(rows, { page: 2, page_size: 3 })).toEqual({
      page: 2,
      page_count: 2,
      page_size: 3,
      total_count: 4,
      result_set: [rows[3]],
    });
    expect(pageOf(rows, { page: 9 })).toMatchObject({ page: 9, page_count: 1, page_size: 25, result_set: [] });
    expect(pageOf([], {}).page_count).toBe(1);
  });

  it('should keep the order of equal rows, up and down', () => {
    const places = (sort: string) => pageOf(rows, { sort }, orders).result_set.map(({ place }) => place);
    expect([places('id'), places('-id')]).toEqual([
      [1, 3, 2, 0],
      [0, 2, 1, 3],
    ]);
  });

  it.each([[{ page: 0 }], [{ page_size: 0 }], [{ page_size: 201 }], [{ sort: 'title' }], [{ sort: '-constructor' }]])(
    'should be refused for %o',
    (question) => {
      expect(() => pageOf(rows, question, orders)).toThrow(
        expect.objectContaining({ refused: expect.objectContaining({ status: 400 }) }),
      );
    },
  );
});

describe('an area on a table', () => {
  const change = call({
    method: 'PUT',
    path: '/test/departments/{id}',
    access: 'anyone',
    summary: 'Changes a department',
    params: z.object({ id: z.string() }),
    body: { format: 'json', schema: z.object({ title: z.string() }) },
    reply: json(Department),
    takesKey: true,
  });

  it('should answer a key once, and tell the channel once, with the key', async () => {
    let rows: Table<Department> | null = null;
    const also: MoreRoutes = (app, service) => {
      const open = departments(service.world, service.publish);
      rows = open;
      answer(app, service, change, ({ params: { id }, body: { title }, key }) =>
        open.put({ id, title, company_id: '7' }, { key }),
      );
    };
    const { app, world } = aMock({ also });
    const put = () =>
      app.inject({
        method: 'PUT',
        url: '/rest/test/departments/1',
        headers: { [KEY_HEADER]: 'k-7' },
        payload: { title: 'Murer' },
      });
    const [first, second] = [await put(), await put()];
    expect([first.json(), second.json()]).toEqual(Array(2).fill({ id: 1, title: 'Murer', company_id: 7 }));
    expect(rows).not.toBeNull();
    const headers = { authorization: `Bearer ${issueGrant(world, 'ola').access}` };
    const recent = await app.inject({ url: '/rest/pubsub/recent?channel=departments', headers });
    expect(recent.json()).toHaveLength(1);
  });
});
