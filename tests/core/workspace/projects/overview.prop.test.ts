import { dayIn, type Load } from '@felles/core';
import { FLAGS } from '@felles/core/internal/workspace/projects/model';
import { contractsOfProject, deviationsOfProject } from '@felles/core/internal/workspace/projects/overview';
import type { CheckIn } from '@felles/core/workspace/checkins';
import {
  deadlinesOf,
  type Offer,
  offerOf,
  type ProjectView,
  presenceOf,
  progressOf,
  ProjectView as View,
} from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const ready = (value: ProjectView): Load<ProjectView> => ({ status: 'ready', value });
const readView = (given: unknown): ProjectView => z.parse(View, given);

describe('the flags of a project', () => {
  it('[W-PROJECTS-22] [W-PROJECTS-23] should offer a part exactly where its own flag is on', () => {
    const switches = fc.dictionary(
      fc.constantFrom(...FLAGS, 'unheard'),
      fc.constantFrom(true, false, 1, 0, null, 'yes', 'true', 2, [], {}),
    );
    fc.assert(
      fc.property(switches, fc.constantFrom(...FLAGS), (given, flag) => {
        const isOn = Object.hasOwn(given, flag) && (given[flag] === true || given[flag] === 1);
        expect(offerOf(ready(readView(given)), flag)).toBe<Offer>(isOn ? 'on' : 'off');
        expect(offerOf(ready(readView(given)), null)).toBe('on');
      }),
    );
  });

  it('[W-PROJECTS-23] should offer no part with a flag before the service has answered, or after a failure', () => {
    const failed: Load<ProjectView> = { status: 'failed', failure: { kind: 'unreachable', cause: 'timeout' } };
    for (const load of [failed, { status: 'loading' } as const])
      expect(FLAGS.map((flag) => offerOf(load, flag))).toEqual(FLAGS.map(() => 'unknown'));
  });
});

const deadline = fc.record({
  title: fc.option(fc.string({ maxLength: 4 })),
  abbreviation: fc.option(fc.string({ maxLength: 3 })),
  event_date: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20T08:00:00Z', '2026-02-30', 'snart', '', null),
  event_status: fc.constantFrom('COMPLETED', 'completed', 'SCHEDULED', 'CANCELLED', 'x', null),
});

describe('the deadlines of a project', () => {
  const today = dayIn('2026-11-19') ?? expect.fail('no day');

  it('[W-PROJECTS-16] should each be there once: open ones first and by day, done ones never overdue', () => {
    fc.assert(
      fc.property(fc.array(deadline, { maxLength: 8 }), (deadlines) => {
        const shown = deadlinesOf({ id: '1', deadlines }, today);
        expect(new Set(shown.map((one) => one.deadline))).toEqual(new Set(deadlines));
        expect(shown).toHaveLength(deadlines.length);
        const open = shown.filter(({ isDone }) => !isDone);
        expect(shown.slice(0, open.length)).toEqual(open);
        const days = open.map(({ day }) => day ?? Number.POSITIVE_INFINITY);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        for (const { isPassed, isDone, day } of shown) expect(isPassed).toBe(!isDone && day !== null && day < today);
      }),
    );
  });
});

const checkIn = fc.record({
  id: fc.integer().map(String),
  firstName: fc.constantFrom('Ola', 'Kari'),
  lastName: fc.constantFrom('Lie', 'Dal'),
  companyName: fc.constantFrom('Bygg AS', 'Rør AS', ' ', null),
  guest: fc.boolean(),
  valid: fc.boolean(),
  checkedOut: fc.boolean(),
});

describe('who is on the site', () => {
  it('should be each person let in who has not left, as a guest or by company, and the refused apart', () => {
    fc.assert(
      fc.property(fc.array(checkIn, { maxLength: 20 }), (given: readonly CheckIn[]) => {
        const { all, guests, companies, refused } = presenceOf(given);
        const present = given.filter(({ checkedOut }) => !checkedOut);
        expect(refused).toHaveLength(present.filter(({ guest, valid }) => !guest && !valid).length);
        expect(all).toBe(present.length - refused.length);
        const sizes = companies.map(({ names }) => names.length);
        expect(guests.length + sizes.reduce((sum, size) => sum + size, 0)).toBe(all);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(new Set(companies.map(({ company }) => company)).size).toBe(companies.length);
      }),
    );
  });
});

describe('the figures of one project', () => {
  it('should be of that project alone, whether or not the service counts others too', () => {
    const all = [
      { project_id: '1', deviation_count: 3 },
      { project_id: '2', deviation_count: 5 },
      { project_id: null, deviation_count: 9 },
    ];
    expect(deviationsOfProject(all, '2')?.deviation_count).toBe(5);
    expect(deviationsOfProject(all, '7')).toBeNull();
    expect(contractsOfProject({ contract_count: 4, project_count: 1 })).toBe(4);
    expect(contractsOfProject({ contract_count: 4, project_count: 40 })).toBeNull();
  });

  it('[W-PHASES-03] [W-PHASES-22] should sum up the activities of the phases, and leave out what is not sent', () => {
    const phases = [
      { phase_id: '1', progress: { activities: { numerator: 2, denominator: 5 } } },
      { phase_id: '2', progress: { activities: { numerator: 1, denominator: 0 } } },
      { phase_id: '3', progress: null },
      { phase_id: '4', progress: { activities: { numerator: 3, denominator: 3 } } },
    ];
    const summary = { hours: { num: 12, den: 10 }, milestones: { num: 0, den: 0 } };
    expect(progressOf(summary, readView({ phases }))).toEqual({
      activities: { done: 5, of: 8 },
      hours: { done: 12, of: 10 },
      milestones: null,
    });
    expect(progressOf(summary, readView({}))).toMatchObject({ activities: null });
  });
});
