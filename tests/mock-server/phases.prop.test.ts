import { addDays, isoDate, osloDay } from '@felles/core';
import { groupOfPhase } from '@felles/core/workspace/phases';
import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { aMock, NOON } from './mock.ts';

const PROJECT = '/rest/v1/projects/1001';
const TODAY = osloDay(NOON);
const on = (count: number): string => isoDate(addDays(TODAY, count));

/** A project, and the calls of one user. */
function asking({ app, world }: ReturnType<typeof aMock>, login = 'ola') {
  const headers = { authorization: `Bearer ${issueGrant(world, login).access}` };
  const ask = async (method: 'GET' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode).toBeLessThan(500);
    return { status: reply.statusCode, answer: reply.json() };
  };
  const read = async (url: string) => (await ask('GET', url)).answer;
  return {
    ask,
    phases: async () => (await read('/rest/project/process/1001/phases')).phases,
    reports: () => read('/rest/project/statistics/phasestate?project_id=1001'),
    summary: () => read('/rest/v1/projects/1001/progress_summary'),
    milestones: (phase: number) => read(`/rest/project/process/1001/phase/${phase}/milestones`),
    history: () => read('/rest/v1/projects/1001/history'),
  };
}

const move = fc.record({
  phase: fc.integer({ min: 1, max: 5 }),
  to: fc.constantFrom('started', 'completed', 'remaining'),
  on: fc.option(fc.integer({ min: -40, max: 2 }).map(on), { nil: undefined }),
  reason: fc.constantFrom(undefined, ' ', 'Stanset'),
  confirms: fc.boolean(),
  login: fc.constantFrom('ola', 'per'),
});

describe('the phases of a project, for any moves in any order', () => {
  it('[PL-1] should have a start and an end that fit their state, the same in list, figures and history', async () => {
    const mock = aMock();
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        mock.world.reset();
        for (const { phase: id, confirms, login, ...body } of moves) {
          const { ask, phases, reports, history } = asking(mock, login);
          const before = (await phases())[id - 1];
          const { length } = await history();
          const state = groupOfPhase(before);
          const was = { to: state, on: state === 'remaining' ? null : before[state] };
          const url = `${PROJECT}/phases/${id}/state`;
          const first = await ask('PUT', url, { ...body, was });
          const open = first.answer.error?.detail?.fields.confirm?.value;
          const { status, answer } = confirms && open ? await ask('PUT', url, { ...body, was, confirm: open }) : first;
          const after = (await phases())[id - 1];
          const lines = (await history()).length - length;
          if (status === 200) {
            taken += 1;
            expect(after).toEqual(answer);
            expect(groupOfPhase(after)).toBe(body.to);
            expect(lines).toBe(JSON.stringify(after) === JSON.stringify(before) ? 0 : 1);
          } else expect([after, lines]).toEqual([before, 0]);
          const { started, completed } = after;
          if (completed !== null) expect(started !== null && started <= completed && completed <= on(0)).toBe(true);
          if (started !== null) expect(started <= on(0)).toBe(true);
          const reported = (await reports())[id - 1];
          expect(reported).toMatchObject({ phase_id: id, state: groupOfPhase(after) });
        }
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
    expect(taken).toBeGreaterThan(0);
    expect(mock.problems).toEqual([]);
  });
});

const tick = fc.record({
  phase: fc.integer({ min: 1, max: 5 }),
  at: fc.nat(4),
  is_completed: fc.option(fc.boolean(), { nil: undefined }),
  is_applicable: fc.option(fc.boolean(), { nil: undefined }),
  comment: fc.constantFrom(undefined, '', 'Ikke bestilt'),
  isSeen: fc.boolean(),
});

describe('the milestones of a project, for any ticks in any order', () => {
  it('[PL-2] should be counted by list, figures and summary as the records say', async () => {
    const mock = aMock();
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(tick, { minLength: 1, maxLength: 8 }), async (ticks) => {
        mock.world.reset();
        const { ask, phases, reports, summary, milestones } = asking(mock);
        for (const { phase, at, isSeen, ...body } of ticks) {
          const before = (await milestones(phase))[at];
          const was = isSeen ? before : { ...before, is_completed: !before.is_completed };
          const { is_completed, is_applicable, comment } = was;
          const url = `${PROJECT}/phases/${phase}/milestones/${before.milestone_id}`;
          const { status } = await ask('PATCH', url, { ...body, was: { is_completed, is_applicable, comment } });
          if (status === 200) taken += 1;
        }
        const total = { num: 0, den: 0 };
        for (const id of [1, 2, 3, 4, 5]) {
          const records = await milestones(id);
          const applying = records.filter(({ is_applicable: is }: { is_applicable: boolean }) => is);
          const met = records.filter(({ is_completed: is }: { is_completed: boolean }) => is);
          expect(met.every((one: unknown) => applying.includes(one))).toBe(true);
          const counted = { num: met.length, den: applying.length };
          expect((await phases())[id - 1].progress.milestones).toEqual(counted);
          const reported = (await reports())[id - 1];
          expect(reported).toMatchObject({ milestones_completed: counted.num, milestones_total: counted.den });
          total.num += counted.num;
          total.den += counted.den;
          for (const { is_applicable: is, comment } of records) if (!is) expect(comment).toMatch(/\S/);
        }
        expect((await summary()).milestones).toEqual(total);
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
    expect(taken).toBeGreaterThan(0);
    expect(mock.problems).toEqual([]);
  });
});
