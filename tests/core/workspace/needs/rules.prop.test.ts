import { addDays, isoDate, type Load, loading, osloDay } from '@felles/core';
import { RECORD_NEEDS } from '@felles/core/internal/workspace/needs/model';
import {
  myTasks,
  NEEDS_SHOWN,
  type NeedLoads,
  needsIn,
  needsOf,
  shownNeeds,
} from '@felles/core/internal/workspace/needs/rules';
import type { AgreementConversations } from '@felles/core/workspace/chat';
import type { DatedDeadline } from '@felles/core/workspace/deadlines';
import type { Need } from '@felles/core/workspace/needs';
import type { Task } from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const TODAY = osloDay(Date.parse('2026-11-19T10:00:00Z'));

const project = fc.constantFrom('1', '2', '3', null);
const passed = fc
  .array(fc.record({ day: fc.integer({ min: -30, max: -1 }), project_id: project }), { maxLength: 15 })
  .map((list): readonly DatedDeadline[] =>
    list.map(({ day, project_id }, at) => ({
      day: addDays(TODAY, day),
      deadline: { project_deadline_id: String(at), project_id },
    })),
  );
const unread = fc
  .array(fc.constantFrom(null, 0, 1, 3), { maxLength: 6 })
  .map((counts): readonly AgreementConversations[] => [
    {
      agreement: { id: '7' },
      public_conversations: counts.map((count, at) => ({
        id: String(at),
        unread_messages_count: count,
        created_at: new Date(at * 1_000).toISOString(),
      })),
    },
  ]);

const dayOf = (ahead: number): string => isoDate(addDays(TODAY, ahead));
const STATUSES = ['OVERDUE', 'SCHEDULED', 'COMPLETED', 'CANCELLED', 'DELETED', 'PROPOSED', 'SIMULATED', null] as const;
const tasks = fc
  .array(
    fc.record({
      from: fc.integer({ min: -5, max: 5 }),
      length: fc.integer({ min: 0, max: 4 }),
      status: fc.constantFrom(...STATUSES),
      person: fc.constantFrom('9', '8'),
      project_id: project,
    }),
    { maxLength: 12 },
  )
  .map((list): readonly Task[] =>
    list.map(({ from, length, status, person, project_id }, at) => ({
      id: String(at),
      completion_status: status,
      start: dayOf(from),
      end: dayOf(from + length),
      project_id,
      assignees: [{ person_id: person, status: 'ACTIVE' }],
    })),
  );

const records = fc.array(
  fc.record({
    kind: fc.constantFrom(...RECORD_NEEDS),
    project_id: fc.constantFrom('1', '2'),
    day: fc.constantFrom('2026-11-02', '2026-11-17', null),
    count: fc.nat(9),
  }),
  { maxLength: 8 },
);

/** Returned records, then all that has passed, then records to approve, then conversations. */
function placeOf(need: Need): number {
  if (need.kind === 'record') return need.record.kind.startsWith('returned') ? 0 : 2;
  return need.kind === 'conversation' ? 3 : 1;
}

it('should have each record, passed deadline, late task and unread conversation once, in their order', () => {
  fc.assert(
    fc.property(records, passed, tasks, unread, (records, deadlines, all, agreements) => {
      const { late } = myTasks(all, '9', TODAY);
      const needs = needsOf({ records, deadlines, tasks: late, agreements });
      expect(new Set(needs.map(({ key }) => key)).size).toBe(needs.length);
      const conversations = (agreements[0]?.public_conversations ?? []).filter(
        ({ unread_messages_count: count }) => (count ?? 0) > 0,
      );
      expect(needs).toHaveLength(records.length + deadlines.length + late.length + conversations.length);
      const places = needs.map(placeOf);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

it('should have the oldest of each project before a second one of any project', () => {
  fc.assert(
    fc.property(passed, (deadlines) => {
      const days = new Map<string | null, number[]>();
      let before = { place: 0, day: 0 };
      for (const need of needsOf({ records: [], deadlines, tasks: [], agreements: [] })) {
        if (need.kind !== 'deadline') throw new Error('only deadlines are given');
        const of = days.get(need.deadline.project_id ?? null) ?? [];
        // Within a project the oldest comes first; of equal places, the older day.
        expect(of.every((day) => day <= need.day)).toBe(true);
        const now = { place: of.length, day: need.day };
        expect(now.place > before.place || (now.place === before.place && now.day >= before.day)).toBe(true);
        before = now;
        days.set(need.deadline.project_id ?? null, [...of, need.day]);
      }
    }),
  );
});

it('should take as tasks of the user the open ones alone: late until yesterday, or of today', () => {
  fc.assert(
    fc.property(tasks, (all) => {
      const { late, today } = myTasks(all, '9', TODAY);
      for (const task of [...late.map((one) => one.task), ...today]) {
        expect(task.assignees?.[0]?.person_id).toBe('9');
        expect(['OVERDUE', 'SCHEDULED']).toContain(task.completion_status);
      }
      const open = all.filter(
        ({ assignees, completion_status: status }) =>
          assignees?.[0]?.person_id === '9' && (status === 'OVERDUE' || status === 'SCHEDULED'),
      );
      expect(new Set(late.map(({ task }) => task))).toEqual(new Set(open.filter(({ end }) => (end ?? '') < dayOf(0))));
      for (const { task, day } of late) expect(isoDate(day)).toBe(task.end);
      expect(new Set(today)).toEqual(
        new Set(open.filter(({ start, end }) => (start ?? '') <= dayOf(0) && dayOf(0) <= (end ?? ''))),
      );
    }),
  );
});

it('should show seven and count the rest, and all of them on demand', () => {
  fc.assert(
    fc.property(passed, (deadlines) => {
      const needs = needsOf({ records: [], deadlines, tasks: [], agreements: [] });
      const { shown, rest } = shownNeeds(needs, false);
      expect(shown).toEqual(needs.slice(0, NEEDS_SHOWN));
      expect(shown.length + rest).toBe(needs.length);
      expect(shownNeeds(needs, true)).toEqual({ shown: needs, rest: 0 });
    }),
  );
  expect(NEEDS_SHOWN).toBe(7);
});

const failed: Load<never> = { status: 'failed', failure: { kind: 'unreachable', cause: 'timeout' } };
const loads: fc.Arbitrary<NeedLoads> = fc.record({
  records: fc.constantFrom(null, failed, loading, { status: 'ready', value: [] } as const),
  deadlines: fc.oneof(
    passed.map((value) => ({ status: 'ready', value }) as const),
    fc.constantFrom(null, failed, loading),
  ),
  tasks: fc.constantFrom(null, failed, loading, { status: 'ready', value: [] } as const),
  agreements: fc.oneof(
    unread.map((value) => ({ status: 'ready', value }) as const),
    fc.constantFrom(null, failed, loading),
  ),
});

it('should wait for every source, name those that failed, and fail only if all have', () => {
  fc.assert(
    fc.property(loads, (given) => {
      const asked = Object.values(given).filter((load) => load !== null);
      const needs = needsIn(given);
      const isWaiting = asked.some(({ status }) => status === 'loading');
      const failures = asked.filter(({ status }) => status === 'failed').length;
      if (isWaiting) expect(needs.status).toBe('loading');
      else if (failures > 0 && failures === asked.length) expect(needs.status).toBe('failed');
      else {
        if (needs.status !== 'ready') throw new Error(needs.status);
        expect(needs.value.unanswered).toHaveLength(failures);
        expect(needs.value.checked).toHaveLength(asked.length - failures);
        const all = needs.value.all.filter(({ kind }) => kind !== 'conversation').length;
        expect(all).toBe(given.deadlines?.status === 'ready' ? given.deadlines.value.length : 0);
      }
    }),
  );
});
