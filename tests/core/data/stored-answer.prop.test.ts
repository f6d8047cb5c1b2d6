// Answers that the device has stored, among answers of the service.
import { fail, type Result } from '@felles/core';
import { createCollection } from '@felles/core/internal/data/collection';
import { createQuery } from '@felles/core/internal/data/query';
import fc from 'fast-check';
import { BehaviorSubject, EMPTY, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork, LOST } from './network.ts';

const stored = <T>(value: T, time: number): Result<T> => ({ ok: true, value, fromCache: { at: time, failure: LOST } });

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('answer', 'stored', 'lose', 'again', 'reload'),
    /** How long before now the stored answer was given. */
    age: fc.nat(5),
  }),
  { maxLength: 40 },
);

it('should show the newest answer, and never go back in time', () => {
  fc.assert(
    fc.property(steps, (given) => {
      let now = 10;
      const network = createNetwork<string, number>();
      const again$ = new Subject<void>();
      const query = createQuery<string, number>({
        question$: new BehaviorSubject('a'),
        ask: network.ask,
        again$,
        wall: { now: () => now },
      });
      query.open();
      let newest: number | null = null;
      for (const { kind, age } of given) {
        now += 1;
        const request = network.open[0];
        if (kind === 'again') again$.next();
        else if (kind === 'reload') query.reload();
        else if (kind === 'lose') request?.answer(fail(LOST));
        else if (request) {
          const time = kind === 'answer' ? now : now - age;
          request.answer(kind === 'answer' ? { ok: true, value: time } : stored(time, time));
          newest = Math.max(newest ?? 0, time);
        }
        const { asOf, load } = query.answer$.value;
        expect(asOf).toBe(newest);
        if (newest !== null) expect(load).toEqual({ status: 'ready', value: newest });
      }
    }),
  );
});

it('should count as not refreshed until the service answers', () => {
  const network = createNetwork<string, string>();
  const query = createQuery<string, string>({
    question$: new BehaviorSubject('a'),
    ask: network.ask,
    again$: EMPTY,
    wall: { now: () => 9 },
  });
  query.open();
  network.open[0]?.answer(stored('yesterday', 3));
  expect(query.answer$.value).toMatchObject({ load: { value: 'yesterday' }, asOf: 3, refreshFailure: LOST });
  query.reload();
  network.open[0]?.answer({ ok: true, value: 'today' });
  expect(query.answer$.value).toMatchObject({ load: { value: 'today' }, asOf: 9, refreshFailure: null });
});

it('should show the age of a stored list, without an error', () => {
  const list = createCollection({
    question$: new BehaviorSubject('a'),
    fetch: () => of(stored({ items: [{ id: 1 }], total: 1 }, 3)),
    idOf: ({ id }: { id: number }) => String(id),
    placeOf: () => 'end',
    changes$: EMPTY,
    again$: EMPTY,
    wall: { now: () => 9 },
  });
  list.open();
  expect(list.view$.value).toMatchObject({ status: 'ready', total: 1, failure: LOST });
});
