// The question of the page with figures of projects.
import { PERIOD_ADDRESS, type PeriodQuestion } from '../../data/period.ts';
import { joinAddresses, KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { addDays, type Day, dayIn, isoDate } from '../../shared/dates.ts';
import type { StatisticsQuestion } from './model.ts';

/** The tabs. */
export const STATISTICS_TABS = [
  'checkins',
  'checklists',
  'tasks',
  'deviations',
  'hours',
  'contracts',
  'phases',
  'photos',
] as const;
/** A tab of the page with figures; each loads only its own. */
export type StatisticsTab = (typeof STATISTICS_TABS)[number];

/** The tab, period, department and search of the page with figures of projects. */
export interface OverviewQuestion extends PeriodQuestion {
  readonly tab: StatisticsTab;
  /** A department id; '' for all. */
  readonly department: string;
  /** The words of a project search. */
  readonly text: string;
  /** A column of the tab; '' for the standard order. */
  readonly sort: string;
}

/** Reads and writes the page's question in its address. */
export const OVERVIEW_ADDRESS = joinAddresses(
  PERIOD_ADDRESS,
  questionAddress<Omit<OverviewQuestion, keyof PeriodQuestion>>({
    tab: oneOf<StatisticsTab>('checkins', STATISTICS_TABS),
    department: WORD,
    text: KEYWORD,
    // Some columns are the service's own statuses, so only the table can check the name.
    sort: WORD,
  }),
);

/** The question of a request, without open ends. */
export const periodQuestion = ({ from, to }: PeriodQuestion): StatisticsQuestion => ({
  ...(from && { from }),
  ...(to && { to }),
});

/** The question of a department's projects. */
export const departmentQuestion = ({ department }: Pick<OverviewQuestion, 'department'>): StatisticsQuestion => ({
  ...(department && { departmentId: department }),
});

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
