import { addDays, type Day, dayIn, isoDate } from '../../shared/dates.ts';
import type { StatisticsQuestion } from './model.ts';

/** What a user can see figures for. The service decides what it counts where no period is chosen. */
export const PERIODS = ['standard', 'today', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS = { today: 1, week: 7, month: 30, year: 365 } as const;

/** The days of a period, which ends today; both ends belong to it. */
export const daysOf = (period: Period, today: Day): StatisticsQuestion =>
  period === 'standard' ? {} : { from: isoDate(addDays(today, 1 - DAYS[period])), to: isoDate(today) };

/** The days that a figure is of, as its answer says; null for what is not said. */
export interface FigureDays {
  readonly from: Day | null;
  readonly to: Day | null;
}

export const figureDays = (answer: {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}): FigureDays => ({ from: dayIn(answer.from), to: dayIn(answer.to) });
