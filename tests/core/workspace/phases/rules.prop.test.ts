import { shareOf } from '@felles/core/internal/shared/fraction';
import { fractionOf } from '@felles/core/internal/workspace/phases/fraction';
import { PhaseFractions, PhasesAnswer } from '@felles/core/internal/workspace/phases/model';
import { groupPhases } from '@felles/core/internal/workspace/phases/rules';
import { groupOfPhase, knownFractionsOf, PHASE_GROUPS, ProjectPhase } from '@felles/core/workspace/phases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const SET = [true, 1, '2026-09-14', '2026-09-14T07:00:00Z', '14.09.2026', 'true'];
const NOT_SET = [false, 0, '', ' ', '0000-00-00', '0000-00-00 00:00:00', 'false', null, undefined];
const HOSTILE = ['<b>1</b>', '__proto__', [], {}, Number.NaN, Number.POSITIVE_INFINITY, -1];

const moment = fc.constantFrom(...SET, ...NOT_SET, ...HOSTILE);
const phases = fc.uniqueArray(fc.record({ phase_id: fc.nat(40).map(String), completed: moment, started: moment }), {
  selector: ({ phase_id: id }) => id,
});
const definitions = fc.uniqueArray(
  fc.record({ id: fc.nat(40).map(String), order: fc.oneof(fc.integer(), fc.constantFrom(null, 'x', '3')) }),
  { selector: ({ id }) => id },
);

describe('the groups of phases', () => {
  it('[W-PHASES-11] should have every phase exactly once', () => {
    fc.assert(
      fc.property(phases, definitions, (given, known) => {
        const answer = PhasesAnswer.parse({ phases: given, definitions: known });
        const groups = groupPhases(answer);
        const ids = PHASE_GROUPS.flatMap((group) => groups[group].map(({ phase_id: id }) => id));
        expect(ids.toSorted()).toEqual(given.map(({ phase_id: id }) => id).toSorted());
        for (const group of PHASE_GROUPS) for (const phase of groups[group]) expect(groupOfPhase(phase)).toBe(group);
      }),
    );
  });

  it('[W-PHASES-11] should stand in the order of the definitions, those without a place last as they came', () => {
    fc.assert(
      fc.property(phases, definitions, (given, known) => {
        const groups = groupPhases(PhasesAnswer.parse({ phases: given, definitions: known }));
        const orderOf = (id: unknown) => {
          const order = known.find((definition) => String(definition.id) === String(id))?.order;
          return order === '3' ? 3 : typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
        };
        const cameAt = (id: unknown) => given.findIndex((phase) => String(phase.phase_id) === String(id));
        for (const group of PHASE_GROUPS) {
          const ids = groups[group].map(({ phase_id: id }) => id);
          const expected = ids.toSorted(
            (a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)) || cameAt(a) - cameAt(b),
          );
          expect(ids).toEqual(expected);
        }
      }),
    );
  });

  it('[W-PHASES-11] should know a phase as completed before started, by true or by a date', () => {
    const of = (completed: unknown, started: unknown) =>
      groupOfPhase(ProjectPhase.parse({ phase_id: '1', completed, started }));
    for (const set of SET) {
      for (const started of [...SET, ...NOT_SET]) expect(of(set, started), String(set)).toBe('completed');
      for (const not of NOT_SET) expect(of(not, set), String(set)).toBe('started');
    }
    for (const not of NOT_SET) expect(of(not, not), String(not)).toBe('remaining');
  });

  it('should be had of a bare list too, as the service has it', () => {
    const answer = PhasesAnswer.parse([
      { phase_id: 'b', started: true },
      { phase_id: 'a', started: true },
    ]);
    expect(groupPhases(answer).started.map(({ phase_id: id }) => id)).toEqual(['b', 'a']);
  });
});

describe('a fraction', () => {
  const read = (hours: unknown) => fractionOf(PhaseFractions.parse({ hours }).hours);

  it('[W-PHASES-01] [W-PHASES-03] should be the same in either spelling', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (done, of) => {
        expect(read({ num: done, den: of })).toEqual({ done, of });
        expect(read({ numerator: done, denominator: of })).toEqual({ done, of });
        expect(read({ num: String(done), den: String(of) })).toEqual({ done, of });
      }),
    );
  });

  it('[W-PHASES-01] should be none where there is nothing to do, never a figure that is no number', () => {
    const value = fc.oneof(fc.double(), fc.constantFrom(null, undefined, 0, -0, '0', '', 'x', ...HOSTILE));
    fc.assert(
      fc.property(value, value, fc.boolean(), (done, of, isShort) => {
        const fraction = read(isShort ? { num: done, den: of } : { numerator: done, denominator: of });
        if (fraction === null) return;
        expect(fraction.of).toBeGreaterThan(0);
        expect(fraction.done).toBeGreaterThanOrEqual(0);
        expect(shareOf(fraction)).toBeGreaterThanOrEqual(0);
        expect(shareOf(fraction)).toBeLessThanOrEqual(1);
      }),
    );
    for (const none of [null, undefined, {}, 7, 'x', { num: 1, den: 0 }, { numerator: 1, denominator: 0 }])
      expect(read(none)).toBeNull();
  });

  it('[W-PHASES-01] should be more than the whole where hours go over, and fill its bar then', () => {
    const over = read({ num: 668.5, den: 640 });
    expect(over).toEqual({ done: 668.5, of: 640 });
    expect(over && shareOf(over)).toBe(1);
  });

  it('should be none where there is nothing to do, and left out where the service does not tell', () => {
    const progress = PhaseFractions.parse({
      activities: { num: 3 },
      hours: { num: 1, den: 2 },
      milestones: { num: 0, den: 0 },
      templates: 'x',
    });
    expect(knownFractionsOf(progress)).toEqual({ hours: { done: 1, of: 2 }, milestones: null });
    for (const none of [null, undefined, PhaseFractions.parse({})]) expect(knownFractionsOf(none)).toEqual({});
  });
});
