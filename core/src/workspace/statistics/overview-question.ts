// The question of the page with figures of projects.
import { PERIOD_ADDRESS, type PeriodQuestion } from '../../data/period.ts';
import { joinAddresses, KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
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
