import { addDays, type Day, dayIn, isoDate } from '../../shared/dates.ts';
import type { StatisticsQuestion } from './model.ts';

/** The periods to choose from. 'standard' leaves the period to the service. */
export const PERIODS = ['standard', 'today', 'week', 'month', 'year'] as const;
/** The period of the figures on the first page. */
export type Period = (typeof PERIODS)[number];

const DAYS = { today: 1, week: 7, month: 30, year: 365 } as const;

/** The days of a period that ends today, both ends included. */
export const daysOf = (period: Period, today: Day): StatisticsQuestion =>
  period === 'standard' ? {} : { from: isoDate(addDays(today, 1 - DAYS[period])), to: isoDate(today) };

/** The period in an answer; null if it is unknown. */
export interface FigureDays {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The days that the service has really counted, as it chooses them for 'standard'. */
export const figureDays = (answer: {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}): FigureDays => ({ from: dayIn(answer.from), to: dayIn(answer.to) });
