import { fail, ok } from '@felles/core';
import type { Visit, VisitEntry } from '@felles/core/internal/workspace/visits/model';
import { LAST_VISITED, lastVisited } from '@felles/core/internal/workspace/visits/rules';
import { createVisitsStore } from '@felles/core/internal/workspace/visits/store';
import { VISIT_TYPES, type VisitType } from '@felles/core/workspace/visits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { createNetwork, LOST } from '../../data/network.ts';

const FJORD: VisitEntry = { dataid: '1001', name: 'Skole Fjordveien', node_id: '21001' };

function visits() {
  const lists = createNetwork<readonly [VisitType, number], readonly VisitEntry[]>();
  const posts = createNetwork<Visit, unknown>();
  const clock = at('2026-11-19T10:00:00Z');
  const store = createVisitsStore({
    port: { last: (type, count) => lists.ask([type, count]), record: (visit) => posts.ask(visit) },
    clock,
  });
  store.open();
  const answer = (entries: readonly VisitEntry[]) => {
    for (const request of [...lists.open]) request.answer(ok(entries));
  };
  return { lists, posts, clock, store, answer, view: () => store.view$.value };
}

const VISIT: Visit = { type: 'project', idtype: 'dataid', id: '1001' };

describe('the last visits', () => {
  it('should be gone after the logout, so that the next user sees none of them', () => {
    const { store, answer, view } = visits();
    answer([FJORD]);
    store.close();
    expect(view().project.list.status).not.toBe('ready');
    store.open();
    expect(view().project.list.status).toBe('loading');
  });

  it('[W-VISITS-05] [W-VISITS-06] should be asked for by type, ten of each', () => {
    const { lists } = visits();
    expect(VISIT_TYPES).toEqual(['person', 'resource', 'contact', 'project']);
    expect(lists.open.map(({ input }) => input)).toEqual(VISIT_TYPES.map((type) => [type, 10]));
  });

  it('[W-VISITS-02] should have their datatype and their time, as far as it is known', () => {
    const { posts, clock, store, answer, view } = visits();
    answer([FJORD]);
    const entry = { datatype: 4, dataid: '1001', node_id: '21001', name: 'Skole Fjordveien' };
    expect(view().project.list).toEqual({ status: 'ready', value: [{ ...entry, time: null }] });
    store.record(VISIT);
    posts.open[0]?.answer(ok(null));
    expect(view().project.list).toEqual({ status: 'ready', value: [{ ...entry, time: clock.now() }] });
    expect(lastVisited('resource', [{ dataid: '1' }])[0]?.datatype).toBe(36);
  });

  it('should never be more than ten, and hold none without an id', () => {
    const many = Array.from({ length: 30 }, (_, at): VisitEntry => ({ dataid: String(at), name: null }));
    expect(lastVisited('person', many)).toHaveLength(LAST_VISITED);
    expect(lastVisited('person', [{ name: 'ingen id' }])).toEqual([]);
  });
});

describe('a visit', () => {
  it('[W-VISITS-07] [W-VISITS-08] should load the list again 1 s after the last of several', () => {
    const { lists, posts, clock, store, answer } = visits();
    answer([]);
    for (let time = 0; time < 3; time += 1) {
      store.record({ ...VISIT, id: String(time) });
      posts.open[0]?.answer(ok(null));
      clock.pass(999);
    }
    expect(lists.open).toEqual([]);
    clock.pass(1);
    expect(lists.open.map(({ input }) => input)).toEqual([['project', 10]]);
  });

  it('[W-VISITS-07] [W-VISITS-08] should lead to one reload for each burst of its type, at its end', () => {
    const step = fc.record({ type: fc.constantFrom(...VISIT_TYPES), wait: fc.integer({ min: 0, max: 2_500 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { lists, posts, clock, store, answer } = visits();
        answer([]);
        const due = new Map<VisitType, number>();
        const expected: string[] = [];
        const found: string[] = [];
        const pass = (milliseconds: number) => {
          for (let left = milliseconds; left > 0; left -= 1) {
            clock.pass(1);
            for (const [type, instant] of due) {
              if (instant !== clock.now()) continue;
              expected.push(`${type} ${instant}`);
              due.delete(type);
            }
            for (const { input } of lists.open) found.push(`${input[0]} ${clock.now()}`);
            answer([]);
          }
        };
        for (const { type, wait } of steps) {
          store.record({ type, idtype: 'node', id: '1' });
          posts.open[0]?.answer(ok(null));
          due.set(type, clock.now() + 1_000);
          pass(wait);
        }
        pass(1_000);
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 30 },
    );
  });

  it('should load nothing again where it could not be recorded, and leave the list as it is', () => {
    const { lists, posts, clock, store, answer, view } = visits();
    answer([FJORD]);
    store.record(VISIT);
    posts.open[0]?.answer(fail(LOST));
    clock.pass(5_000);
    expect(lists.open).toEqual([]);
    expect(view().project.list.status).toBe('ready');
  });

  it('should keep the list where the reload fails, and say from when it is', () => {
    const { lists, posts, clock, store, answer, view } = visits();
    const loadedAt = clock.now();
    answer([FJORD]);
    store.record(VISIT);
    posts.open[0]?.answer(ok(null));
    clock.pass(1_000);
    lists.open[0]?.answer(fail(LOST));
    expect(view().project).toMatchObject({ list: { status: 'ready' }, old: { at: loadedAt } });
  });
});
