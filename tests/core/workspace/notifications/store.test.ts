import { mapLoad, ok } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import {
  answerTo,
  IMPORTANCE,
  NOTIFICATION_PARTS,
  NOTIFICATIONS_ADDRESS,
  newestFirst,
} from '@felles/core/internal/workspace/notifications/rules';
import { createNotificationsStore } from '@felles/core/internal/workspace/notifications/store';
import { byDay, colorOf, type Notification } from '@felles/core/workspace/notifications';
import fc from 'fast-check';
import { NEVER, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork } from '../../data/network.ts';

const one = (id: string, time: string, category = 'Avvik'): Notification => ({
  id,
  time,
  category,
  message: `nr ${id}`,
  importance: 1,
});

it('[W-NOTIFICATIONS-02] should have red, green and yellow for 1, 2 and 3, and a neutral look for any other', () => {
  expect(IMPORTANCE).toEqual({ 1: 'red', 2: 'green', 3: 'yellow' });
  expect([1, 2, 3].map(colorOf)).toEqual(['red', 'green', 'yellow']);
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.constant(null), fc.constant(undefined)), (importance) => {
      fc.pre(importance !== 1 && importance !== 2 && importance !== 3);
      expect(colorOf(importance)).toBe('neutral');
    }),
  );
});

it('should stand with the newest first, and what has no time that can be read last', () => {
  const list = [one('1', 'i går'), one('2', '2026-11-18T10:00:00Z'), one('3', '2026-11-19T10:00:00Z'), { id: '4' }];
  expect(newestFirst(list).map(({ id }) => id)).toEqual(['3', '2', '1', '4']);
});

it('should add each live event once, and filter by kind, by the address of the page', () => {
  const network = createNetwork<string, readonly Notification[]>();
  const changes$ = new Subject<Change<Notification>>();
  const port = { notifications: () => network.ask(''), markSeen: () => NEVER };
  const written: object[] = [];
  const place = { read: () => NOTIFICATIONS_ADDRESS.standard, write: (asked: object) => written.push(asked) };
  const store = createNotificationsStore({ port, place, changes$, again$: NEVER });
  store.open();
  network.open[0]?.answer(ok([one('1', '2026-11-18T10:00:00Z')]));
  const told: Change<Notification> = { kind: 'put', item: one('2', '2026-11-19T10:00:00Z', 'Timer') };
  changes$.next(told);
  changes$.next(told);
  const shown = () => mapLoad(store.view$.value.items, (items) => items.map(({ id }) => id));
  expect(shown()).toEqual({ status: 'ready', value: ['2', '1'] });
  expect(store.view$.value.counts.map(({ kind }) => kind)).toEqual(['', 'Avvik', 'Timer']);
  store.ask({ kind: 'Timer' });
  expect(shown()).toEqual({ status: 'ready', value: ['2'] });
  expect(written).toEqual([{ part: 'all', kind: 'Timer' }]);
  store.close();
  expect(store.view$.value.newOnes).toEqual([]);
  expect(shown().status).toBe('loading');
});

it('should count for each choice as many as it shows, hours and expenses together', () => {
  const categories = ['hours', 'expense', 'task', 'phase', 'deviation', 'deadline', 'Avvik', ''];
  const some = fc.array(fc.record({ category: fc.constantFrom(...categories), seen: fc.boolean() }));
  const kinds = fc.constantFrom('', 'costs', 'task', 'Avvik', 'gone');
  fc.assert(
    fc.property(some, kinds, fc.constantFrom(...NOTIFICATION_PARTS), (given, kind, part) => {
      const all = given.map((item, at) => ({ ...one(String(at), ''), importance: at % 4, ...item }));
      const { shown, counts } = answerTo({ kind, part }, all);
      const numberOf = (asked: string) => answerTo({ kind: asked, part }, all).shown.length;
      expect(counts).toEqual(counts.map(({ kind: asked }) => ({ kind: asked, count: numberOf(asked) })));
      expect(counts.map((choice) => choice.kind)).toContain(kind);
      expect(counts.find((choice) => choice.kind === kind)?.count).toBe(shown.length);
      const isShown = new Set(shown.map(({ id }) => id));
      for (const { id, category, seen } of all)
        if (category === 'expense' && !seen && part === 'new')
          expect(isShown.has(id)).toBe(kind === '' || kind === 'costs');
    }),
  );
});

it('should stand under their day in Norway, once each, those without a time last', () => {
  const times = fc.array(
    fc.constantFrom('2026-11-18T22:59:00Z', '2026-11-18T23:01:00Z', '2026-11-19T10:00:00Z', 'i går'),
  );
  fc.assert(
    fc.property(times, (given) => {
      const list = newestFirst(given.map((time, at) => one(String(at), time)));
      const days = byDay(list);
      expect(days.flatMap(({ items }) => items)).toEqual(list);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      expect(days.findIndex(({ day }) => day === null)).toBe(given.includes('i går') ? days.length - 1 : -1);
    }),
  );
  expect(byDay([one('1', '2026-11-18T23:01:00Z'), one('2', '2026-11-18T22:59:00Z')])).toHaveLength(2);
});
