import { fail, ok, parseIsoDate } from '@felles/core';
import { openDeadlines } from '@felles/core/internal/workspace/deadlines/rules';
import { createDeadlinesStore } from '@felles/core/internal/workspace/deadlines/store';
import { Deadline, titleOfDeadline } from '@felles/core/workspace/deadlines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { scripted, unreachable } from '../../../support/fake-ports.ts';

const TODAY = parseIsoDate('2026-11-25') ?? expect.unreachable();

const aDeadline = (id: number, instance_date: string | null, status = 'SCHEDULED') =>
  Deadline.parse({ project_deadline_id: id, deadline_title: `${id}`, event: { instance_date, status } });

describe('the deadlines of all projects', () => {
  it('[W-PHASES-09] [W-PHASES-10] should have a title and the date of an event, each perhaps missing', () => {
    const event = {
      event_instance_id: '1',
      event_occurence_id: '2',
      instance_date: '2026-11-25',
      status: 'SCHEDULED',
      title: 'Oppstart',
    };
    const whole = { project_deadline_id: '7', deadline_title: 'Oppstart', event };
    expect(Deadline.parse(whole)).toEqual(whole);
    for (const missing of [null, undefined]) {
      const bare = { project_deadline_id: '7', deadline_title: missing, event: missing };
      expect(Deadline.safeParse(bare).success).toBe(true);
    }
  });

  it('should be called by its own title, or else by that of its event', () => {
    const titled = (deadline_title: string | null, title: string | null) =>
      titleOfDeadline(Deadline.parse({ project_deadline_id: '1', deadline_title, event: { title } }));
    expect([titled('Tett bygg', 'x'), titled(' ', 'Oppstart'), titled(null, null)]).toEqual([
      'Tett bygg',
      'Oppstart',
      '',
    ]);
  });

  it('should put each open one in one list: passed ones by the latest, coming ones by the next', () => {
    const dates = fc.constantFrom(
      '2026-11-24',
      '2026-11-24T23:30:00Z',
      '2026-11-25',
      '2027-01-01',
      '2020-02-02',
      'x',
      null,
    );
    const statuses = fc.constantFrom('SCHEDULED', 'COMPLETED', 'cancelled', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(dates, statuses)), (drawn) => {
        const all = drawn.map(([date, status], id) => aDeadline(id, date, status));
        const { passed, coming, undated } = openDeadlines(all, TODAY);
        const listed = [...passed.map((one) => one.deadline), ...coming.map((one) => one.deadline), ...undated];
        const open = all.filter(({ event }) => ['SCHEDULED', ''].includes(event?.status ?? ''));
        expect(new Set(listed)).toEqual(new Set(open));
        expect(listed.length).toBe(open.length);
        const days = [...passed.map(({ day }) => TODAY - day), ...coming.map(({ day }) => day - TODAY)];
        const isSorted = (numbers: number[]) =>
          numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
        expect(isSorted(days.slice(0, passed.length))).toBe(true);
        expect(isSorted(days.slice(passed.length))).toBe(true);
        expect(passed.every(({ day }) => day < TODAY) && coming.every(({ day }) => day >= TODAY)).toBe(true);
      }),
    );
  });

  it('should call a deadline passed from the next day in Oslo on, and keep the list when a refresh fails', () => {
    const clock = at('2026-11-25T23:58:00+01:00');
    const asked = scripted<null, readonly Deadline[]>(clock, (_, asking) => ({
      after: 10,
      result: asking === 1 ? ok([aDeadline(1, '2026-11-25')]) : fail(unreachable),
    }));
    const store = createDeadlinesStore({ port: { deadlines: () => asked.ask(null) }, clock, wall: clock });
    const counts = () => {
      const { load } = store.view$.value;
      return load.status === 'ready' ? [load.value.passed.length, load.value.coming.length] : load.status;
    };
    store.open();
    clock.pass(10);
    expect(counts()).toEqual([0, 1]);
    clock.pass(180_000);
    expect(counts()).toEqual([1, 0]);
    store.reload();
    clock.pass(10);
    expect(store.view$.value.old).not.toBeNull();
    store.close();
  });
});
