import { addDays, type Day, isoDate, isoInstant, osloDay } from '@felles/core';
import { AREAS } from '@felles/core/internal/workspace/offers/store';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import {
  type DayGround,
  oldestPart,
  ownDeviations,
  partsOf,
  receiptOf,
  targetsOf,
  tasksOfDay,
  unfinishedChecklist,
} from '@felles/core/internal/workspace/site-day/rules';
import type { Checklist } from '@felles/core/workspace/checklists';
import { type Deviation, daysLate, isClosedDeviation, isLateDeviation } from '@felles/core/workspace/deviations';
import { takesSiteChanges } from '@felles/core/workspace/offers';
import type { SentEntry, UnsentEntry } from '@felles/core/workspace/outboxes';
import { rightsIn } from '@felles/core/workspace/projects';
import type { Task } from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TODAY = osloDay(Date.UTC(2026, 10, 19, 9));
const DAYS = fc.integer({ min: -40, max: 40 }).map((count) => isoDate(addDays(TODAY, count)));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const PARTS = ['tasks', 'deviations', 'hours'] as const;

const view = fc.record({
  deviations: fc.boolean(),
  hours: fc.boolean(),
  rights: fc.oneof(fc.subarray([...SITE_RIGHTS]), fc.constant(null)),
});
const ground: fc.Arbitrary<DayGround> = fc.record({
  offers: fc.subarray([...AREAS]),
  me: maybe(
    fc.record({
      may_change: fc.boolean(),
      person_id: maybe(fc.constant('7')),
      sees: maybe(fc.subarray(['checklists', 'deviations', 'hours', 'tasks'])),
    }),
  ),
  view: maybe(view),
});

describe('[W-SITE-53] the targets of a day', () => {
  it('should be those with their addition, their right and their sight, and none before the project is known', () => {
    fc.assert(
      fc.property(ground, fc.nat(3), (given, tasks) => {
        const { offers, me } = given;
        const rights = rightsIn(given.view, me?.may_change !== false);
        const sees = (sight: string) => !me?.sees || me.sees.includes(sight);
        const has = (...names: readonly string[]) => names.every((name) => offers.some((offer) => offer === name));
        const expected = [
          ['deviation', has('site-records', 'deviation-changes') && sees('deviations'), ['register_deviation']],
          ['checklist', has('site-records', 'checklist-changes') && sees('checklists'), ['tick']],
          ['hours', has('own-hours', 'hours-changes') && sees('hours'), ['register_hours', 'hours_for_others']],
          ['expense', has('expense-changes') && sees('expenses'), ['register_expenses']],
          ['task', has('tasks') && sees('tasks') && tasks > 0, ['work_tasks', 'plan_tasks']],
        ] as const;
        const targets = targetsOf(given, tasks);
        expect(targets).toEqual(
          expected.flatMap(([target, isThere, needs]) =>
            isThere && needs.some((right) => rights.some((one) => one === right)) ? [target] : [],
          ),
        );
        if (given.view === null || (given.view.rights === null && me?.may_change === false))
          expect(targets).toEqual([]);
      }),
    );
  });

  it('[W-SITE-02] should need the name of a kind of changes, and the pages as well', () => {
    const without = AREAS.filter((name) => !name.endsWith('-changes'));
    const all = { deviations: true, hours: true, rights: [...SITE_RIGHTS] };
    expect(targetsOf({ offers: without, me: null, view: all }, 0)).toEqual([]);
    expect([takesSiteChanges(without), takesSiteChanges(['document-changes'])]).toEqual([false, false]);
    for (const kind of ['deviation', 'checklist', 'hours', 'expense'] as const) {
      expect(targetsOf({ offers: [...without, `${kind}-changes`], me: null, view: all }, 0)).toEqual([kind]);
      expect(takesSiteChanges([`${kind}-changes`])).toBe(true);
    }
  });
});

describe('[W-SITE-53] the parts of a day', () => {
  it('should be asked for where the service has them, the user sees them, and the project has them on', () => {
    fc.assert(
      fc.property(ground, (given) => {
        const { offers, me } = given;
        const sees = (sight: string) => !me?.sees || me.sees.includes(sight);
        const isPerson = me !== null && me.person_id !== null;
        const has = {
          tasks: isPerson && offers.includes('tasks'),
          deviations: isPerson && offers.includes('site-records') && given.view?.deviations === true,
          hours: offers.includes('own-hours'),
        };
        expect(partsOf(given)).toEqual(PARTS.filter((part) => has[part] && sees(part)));
      }),
    );
  });
});

const deviation: fc.Arbitrary<Deviation> = fc.record({
  deviation_id: fc.uuid(),
  deadline: maybe(DAYS),
  closed_date: maybe(DAYS),
  responsible: maybe(fc.record({ person_id: fc.constantFrom('7', '8'), person_name: fc.constant('Ola') })),
});

describe('[W-SITE-53] the own deviations of a day', () => {
  it('should be the open ones of the user, each once, the late ones first and those without a deadline last', () => {
    fc.assert(
      fc.property(fc.array(deviation), (all) => {
        const own = ownDeviations(all, '7');
        const isOwn = (one: Deviation) => one.responsible?.person_id === '7' && !isClosedDeviation(one);
        expect(new Set(own)).toEqual(new Set(all.filter(isOwn)));
        expect(own).toHaveLength(all.filter(isOwn).length);
        const rank = (one: Deviation) => (isLateDeviation(one, TODAY) ? 0 : one.deadline ? 1 : 2);
        expect(own.map(rank)).toEqual(own.map(rank).toSorted());
        for (const one of own) expect((daysLate(one, TODAY) ?? 0) > 0).toBe(isLateDeviation(one, TODAY));
      }),
    );
  });

  it('should say for how long the deadline is over', () => {
    expect(['2026-11-18', '2026-11-19', null].map((deadline) => daysLate({ deadline }, TODAY))).toEqual([
      1,
      null,
      null,
    ]);
  });
});

const task: fc.Arbitrary<Task> = fc
  .record({ from: fc.integer({ min: -9, max: 9 }), length: fc.nat(4), person: fc.constantFrom('7', '8') })
  .map(({ from, length, person }) => ({
    id: `${from} ${length} ${person}`,
    completion_status: 'SCHEDULED',
    start: isoDate(addDays(TODAY, from)),
    end: isoDate(addDays(TODAY, from + length)),
    assignees: [{ person_id: person }],
  }));

describe('[W-SITE-53] the own tasks of a day', () => {
  it('should be those that should be done by now, then those of today, and none of another person', () => {
    fc.assert(
      fc.property(fc.array(task), (all) => {
        const own = tasksOfDay(all, '7', TODAY);
        const end = (one: Task) => one.end ?? '';
        const today = isoDate(TODAY);
        const isOwn = ({ start, assignees }: Task) => (start ?? '') <= today && assignees?.[0]?.person_id === '7';
        expect(new Set(own.map(({ id }) => id))).toEqual(new Set(all.filter(isOwn).map(({ id }) => id)));
        const isLate = own.map((one) => (end(one) < today ? 0 : 1));
        expect(isLate).toEqual(isLate.toSorted());
      }),
    );
  });
});

const STATUSES = fc.array(fc.constantFrom('', 'OK', 'NOT_OK'), { maxLength: 4 });
const checklist: fc.Arbitrary<Checklist> = fc
  .record({ date: DAYS, statuses: STATUSES, checked: DAYS, signed: maybe(DAYS) })
  .map(({ date, statuses, checked, signed }) => ({
    checklist_id: date,
    date,
    signed_at: signed,
    checkpoints: statuses.map((status, at) => ({
      checkpoint_id: String(at),
      status,
      checked_date: status === '' ? null : checked,
    })),
  }));

describe('[W-SITE-53] the checklist to go on with', () => {
  it('should be the unfinished one that was touched last, and none where all are finished', () => {
    fc.assert(
      fc.property(fc.array(checklist), (all) => {
        const isOpen = ({ checkpoints, signed_at: at }: Checklist) =>
          at === null && (checkpoints ?? []).some((point) => point?.status === '');
        const touch = ({ date, checkpoints }: Checklist) =>
          [date ?? '', ...(checkpoints ?? []).map((point) => point?.checked_date ?? '')].toSorted().at(-1) ?? '';
        const found = unfinishedChecklist(all);
        const open = all.filter(isOpen);
        expect(found === null).toBe(open.length === 0);
        if (found === null) return;
        expect(open).toContain(found);
        for (const other of open) expect(touch(other) <= touch(found)).toBe(true);
      }),
    );
  });
});

const NOW = Date.UTC(2026, 10, 19, 9);
const entry = fc.record({
  kind: fc.constantFrom('deviationCreate', 'hoursCreate', 'checklistCreate', 'checkIn', 'deviationPhoto'),
  at: maybe(fc.integer({ min: NOW - 50, max: NOW + 50 })),
  state: fc.constantFrom('waiting', 'sending', 'lost', 'failed'),
  isSent: fc.boolean(),
});
const BASE = {
  source: 'site',
  title: '',
  project: null,
  files: 0,
  size: 0,
  text: '',
  record: null,
  group: null,
} as const;

describe('[W-SITE-53] the receipt of a day', () => {
  it('should be of the last record that was made since, unless the service has refused it', () => {
    fc.assert(
      fc.property(fc.array(entry), (given) => {
        const unsent: readonly UnsentEntry[] = given.flatMap(({ isSent, kind, at, state }, key) =>
          isSent ? [] : [{ ...BASE, key: String(key), kind, at, state, refusal: null }],
        );
        const sent: readonly SentEntry[] = given.flatMap(({ isSent, kind, at }, key) =>
          isSent ? [{ ...BASE, key: String(key), kind, at, sentAt: NOW + 60 }] : [],
        );
        const receipt = receiptOf({ unsent, sent }, NOW);
        const made = given.filter(
          ({ kind, at, state, isSent }) =>
            kind.endsWith('Create') && at !== null && at >= NOW && (isSent || state !== 'failed'),
        );
        expect(receipt?.at ?? null).toBe(made.length === 0 ? null : Math.max(...made.map(({ at }) => at ?? 0)));
      }),
    );
  });
});

describe('[W-SITE-30] the age of a day', () => {
  it('should be that of its oldest part that is not up to date', () => {
    fc.assert(
      fc.property(fc.array(maybe(fc.record({ at: maybe(fc.nat(99)) }))), (parts) => {
        const oldest = oldestPart(parts);
        const old = parts.filter((part) => part !== null);
        expect(oldest === null).toBe(old.length === 0);
        const times = old.flatMap(({ at }) => at ?? []);
        if (oldest !== null) expect(oldest.at).toBe(times.length === 0 ? null : Math.min(...times));
      }),
    );
  });

  it('should read days and instants of a checklist alike', () => {
    const at = (date: string): Checklist => ({ checklist_id: date, date, checkpoints: [{ checkpoint_id: '1' }] });
    const day = (count: number): Day => addDays(TODAY, count);
    const [older, newer] = [at(isoDate(day(0))), at(isoInstant(NOW))];
    expect(unfinishedChecklist([older, newer])).toBe(newer);
  });
});
