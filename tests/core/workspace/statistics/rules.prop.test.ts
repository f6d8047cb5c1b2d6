import { ARTICLES_SHOWN } from '@felles/core/internal/workspace/statistics/rules';
import {
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CheckInStatistics,
  ChecklistStatistics,
  checkInsByKind,
  DeviationStatistics,
  TaskStatistics,
} from '@felles/core/workspace/statistics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const total = (bars: readonly { readonly number: number }[]) => bars.reduce((sum, { number }) => sum + number, 0);

describe('the bars of a figure', () => {
  it('should show every hour once: the largest articles first, all others together', () => {
    const hours = fc.array(fc.record({ name: fc.string(), total_hours: fc.nat(1_000) }), { maxLength: 30 });
    fc.assert(
      fc.property(hours, (given) => {
        const bars = barsOfHours(given, 'Andre');
        expect(total(bars)).toBe(given.reduce((sum, { total_hours: one }) => sum + one, 0));
        expect(bars.length).toBe(Math.min(given.length, ARTICLES_SHOWN + 1));
        const shown = bars.slice(0, ARTICLES_SHOWN).map(({ number }) => number);
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      }),
    );
  });

  it('should show a status without a name by its code, zero as a number, and nothing where there is none', () => {
    const per_status = [{ status: 'DONE', count: 0 }, { name: 'Pågår', count: 3 }, { name: 'Ukjent' }];
    const bars = [
      { name: 'DONE', number: 0 },
      { name: 'Pågår', number: 3 },
    ];
    expect(barsOfTasks({ per_status }, String)).toEqual(bars);
    expect(barsOfDeviations({ per_status })).toEqual(bars);
    expect(barsOfTasks({ per_status: null }, String)).toEqual([]);
  });

  it('[W-TASKS-05] should count tasks by the statuses that lists group by, in the words of the screen', () => {
    const per_status = [
      { status: 'DEVIANCE', name: 'Avvik', count: 2 },
      { status: 'PROPOSED', name: 'Foreslått', count: 34 },
      { status: 'PAUSED', name: 'På vent', count: 1 },
    ];
    expect(barsOfTasks({ per_status }, (status) => `word of ${status}`)).toEqual([
      { name: 'word of DEVIANCE', number: 2 },
      { name: 'På vent', number: 1 },
    ]);
  });

  it('should show check-ins by kind of person; a missing number is no zero', () => {
    expect(checkInsByKind({ ansatte_ok: 4, ansatte_fail: 1, ue_ok: 0, gjest: 2 })).toEqual({
      employees: { ok: 4, failed: 1 },
      subcontractors: { ok: 0, failed: null },
      guests: { ok: 2, failed: null },
    });
  });
});

it('[W-STATISTICS-01] should read a report, also one with fields that are unknown or missing, and refuse what is none', () => {
  for (const schema of [CheckInStatistics, ChecklistStatistics, DeviationStatistics, TaskStatistics]) {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ something_new: [1] }).data).toEqual({ something_new: [1] });
    for (const wrong of [null, [], 'text', { per_status: 5, ansatte_ok: 'x', checklist_count: 'x' }])
      expect(schema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
