// [P-MEMBER-46] A member's visits by month.
import { groupBy } from '../../shared/collections.ts';
import { type Day, firstOfMonth, instantOf, osloDay, parseIsoDate } from '../../shared/dates.ts';
import { monthAway } from '../../shared/months.ts';
import type { MemberVisit, MemberVisits } from './model.ts';

/** How far back is asked for (days). */
export const VISITS_BACK = 365;

export interface VisitMonth {
  /** Its first day. */
  readonly month: Day;
  /** The newest first. */
  readonly visits: readonly MemberVisit[];
  /** The first day that is kept, of a month that is not kept from its beginning. */
  readonly since: Day | null;
}

/** From this month back to the first one of which visits are kept or known, also those without any; none for no visits. */
export function visitsByMonth({ visits, kept_from }: MemberVisits, today: Day): readonly VisitMonth[] {
  if (visits.length === 0) return [];
  const months = groupBy(
    visits.toSorted((a, b) => b.at - a.at),
    ({ at }) => firstOfMonth(osloDay(instantOf(at))),
  );
  const known = [...months.keys()];
  const kept = keptFrom(kept_from, today);
  const first = Math.min(...known, ...(kept === null ? [] : [firstOfMonth(kept)]));
  // A device that is behind knows of visits in a later month.
  const [newest = today] = [firstOfMonth(today), ...known].toSorted((a, b) => b - a);
  const found: VisitMonth[] = [];
  for (let month = newest; month >= first; month = monthAway(month, -1))
    found.push({
      month,
      visits: months.get(month) ?? [],
      since: kept !== null && kept > month && firstOfMonth(kept) === month ? kept : null,
    });
  return found;
}

/** A day before the period that was asked for says nothing about it. */
function keptFrom(written: string | null | undefined, today: Day): Day | null {
  const day = parseIsoDate(written ?? '');
  return day === null || day > today || today - day > VISITS_BACK ? null : day;
}

/** After how many days visits are deleted; null where the service does not tell it. */
export const keptDays = ({ kept_days: days }: MemberVisits): number | null =>
  typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : null;
