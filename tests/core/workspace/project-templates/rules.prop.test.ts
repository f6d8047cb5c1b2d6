import { addDays, dayOff, parseIsoDate } from '@felles/core';
import { TEMPLATE_PARTS } from '@felles/core/internal/workspace/project-templates/model';
import { LARGEST_SLICE, slicesOf } from '@felles/core/internal/workspace/project-templates/rules';
import { filledParts, isMoved, plannedDays, type TemplateContent } from '@felles/core/workspace/project-templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const on = (date: string) => parseIsoDate(date) ?? expect.unreachable();
const FIRST = on('2020-01-01');
const first = fc.integer({ min: 0, max: on('2040-06-30') - FIRST }).map((count) => addDays(FIRST, count));
const days = fc.integer({ min: 0, max: 180 });
const counts = fc.record({
  phases: fc.nat({ max: 9 }),
  milestones: fc.nat({ max: 60 }),
  deadlines: fc.nat({ max: 30 }),
  checklists: fc.nat({ max: 12 }),
  handbook: fc.nat({ max: 1 }),
});

/** A template with these days. */
const template = fc
  .record({ phases: fc.array(fc.tuple(days, days)), milestones: fc.array(days), deadlines: fc.array(days) })
  .map(
    ({ phases, milestones, deadlines }): TemplateContent => ({
      phases: phases.map(([from, to], at) => ({ phase_id: String(at), phase_name: `Fase ${at}`, from, to })),
      milestones: milestones.map((one, at) => ({ phase_id: '1', title: `Milepæl ${at}`, days: one })),
      deadlines: deadlines.map((one, at) => ({ title: `Frist ${at}`, abbreviation: 'F', days: one })),
      checklists: [],
    }),
  );

describe('the days of a template', () => {
  it('[PL-4] should be working days in their order, moved to the next one and no farther', () => {
    fc.assert(
      fc.property(first, template, (begin, of) => {
        const planned = plannedDays(of, TEMPLATE_PARTS, begin);
        expect(planned.length).toBe(of.phases.length * 2 + of.milestones.length + of.deadlines.length);
        for (const { counted, day } of planned) {
          expect(dayOff(day)).toBeNull();
          const passed = Array.from({ length: day - counted }, (_, at) => addDays(counted, at));
          expect(passed.filter((one) => dayOff(one) === null)).toEqual([]);
        }
        const inOrder = planned.toSorted((one, other) => one.day - other.day);
        expect(inOrder).toEqual(planned);
      }),
    );
  });

  it('should be moved over Easter and from a Saturday, and told', () => {
    const of = {
      phases: [],
      milestones: [{ phase_id: '3', title: 'Vinduer montert', days: 4 }],
      deadlines: [
        { title: 'Råbygg ferdig', abbreviation: 'RB', days: 55 },
        { title: 'Tett bygg', abbreviation: 'TB', days: 96 },
      ],
      checklists: [],
    };
    const planned = plannedDays(of, TEMPLATE_PARTS, on('2027-02-01'));
    expect(planned.filter(isMoved).map(({ title, counted, day }) => [title, counted, day])).toEqual([
      ['Råbygg ferdig', on('2027-03-28'), on('2027-03-30')],
      ['Tett bygg', on('2027-05-08'), on('2027-05-10')],
    ]);
    expect(plannedDays(of, ['milestones'], on('2027-02-01'))).toHaveLength(1);
  });
});

it('[PL-4] should have each record of a part in exactly one slice, and no slice too large', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const slices = slicesOf(all);
      for (const part of TEMPLATE_PARTS) {
        const own = slices.filter((slice) => slice.part === part);
        const places = own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
        expect(places).toEqual(Array.from({ length: all[part] }, (_, at) => at));
      }
      expect(slices.every(({ from, to }) => to > from && to - from <= LARGEST_SLICE)).toBe(true);
      expect([...new Set(slices.map(({ part }) => part))]).toEqual(filledParts(all));
    }),
  );
});
