// [W-PLAN-05] The hours of the last week stand beside the budget of a phase.
import { type Day, dayIn, mondayOf } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursLine } from '../hours/model.ts';

/** The hours from Monday to Sunday of the week before this one, by phase; a line without a phase counts for none. */
export function hoursOfLastWeek(
  lines: readonly Pick<HoursLine, 'date' | 'hours' | 'phase_id'>[],
  today: Day,
): ReadonlyMap<Id, number> {
  const monday = mondayOf(today);
  const sums = new Map<Id, number>();
  for (const { date, hours, phase_id: id } of lines) {
    const day = dayIn(date);
    if (!id || day === null || day >= monday || day < monday - 7) continue;
    // Hundredths, so that sums of 0.1 and 0.2 are whole.
    sums.set(id, Math.round(((sums.get(id) ?? 0) + (numberIn(hours) ?? 0)) * 100) / 100);
  }
  return sums;
}
