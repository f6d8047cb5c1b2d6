import { type Day, dayIn } from '../../shared/dates.ts';
import type { Listing } from '../site-records/rules.ts';
import type { Deviation } from './model.ts';

/** A closing date decides, as only the service knows which statuses close a deviation. */
export const isClosedDeviation = ({ closed_date: date }: Pick<Deviation, 'closed_date'>): boolean =>
  (date ?? '').trim() !== '';

/** The days since its deadline; null if that is not over, or the deviation is closed. */
export function daysLate(deviation: Pick<Deviation, 'deadline' | 'closed_date'>, today: Day): number | null {
  const day = isClosedDeviation(deviation) ? null : dayIn(deviation.deadline);
  return day !== null && day < today ? today - day : null;
}

/** Its deadline is over, and it is not closed. */
export const isLateDeviation = (deviation: Deviation, today: Day): boolean => daysLate(deviation, today) !== null;

/** The deviations of a project as they stand today. */
export interface DeviationCounts {
  readonly open: number;
  /** The number of late ones among the open. */
  readonly late: number;
  readonly closed: number;
}

/** Counts the given deviations; one that is due today is not late. */
export function countDeviations(deviations: readonly Deviation[], today: Day): DeviationCounts {
  const closed = deviations.filter(isClosedDeviation).length;
  const late = deviations.filter((deviation) => isLateDeviation(deviation, today)).length;
  return { open: deviations.length - closed, late, closed };
}

/** Its number, else its name. */
export const statusOfDeviation = ({ status, status_name: name }: Deviation): string => String(status ?? name ?? '');

/** The filter for the deviations that are not closed, of any status. */
export const OPEN_DEVIATIONS = 'open';
/** The filter for the open ones whose deadline is over. */
export const LATE_DEVIATIONS = 'late';

/** The filter, by status or for the open or late ones, the search, and the columns of the page of deviations. */
export const DEVIATION_LISTING: Listing<Deviation> = {
  isOf(deviation, only, today) {
    if (only === OPEN_DEVIATIONS) return !isClosedDeviation(deviation);
    if (only === LATE_DEVIATIONS) return isLateDeviation(deviation, today);
    return statusOfDeviation(deviation) === only;
  },
  textsOf: ({ title, number, place, responsible }) => [title, number, place, responsible?.person_name],
  sortedBy: {
    title: ({ title }) => title || null,
    status: (deviation) => statusOfDeviation(deviation) || null,
    date: ({ date }) => date || null,
    deadline: ({ deadline }) => deadline || null,
    responsible: ({ responsible }) => responsible?.person_name || null,
  },
};
