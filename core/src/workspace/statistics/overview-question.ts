// What the page of figures over projects is asked for.
import { PERIOD_ADDRESS, type PeriodQuestion } from '../../data/period.ts';
import { joinAddresses, KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import type { StatisticsQuestion } from './model.ts';

/** What is counted, each on a tab of its own. */
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
export type StatisticsTab = (typeof STATISTICS_TABS)[number];

export interface OverviewQuestion extends PeriodQuestion {
  readonly tab: StatisticsTab;
  /** The id of a department; '' for the projects of all. */
  readonly department: string;
  /** Words of a project. */
  readonly text: string;
  /** By a column of the tab; '' for its own order. */
  readonly sort: string;
}

export const OVERVIEW_ADDRESS = joinAddresses(
  PERIOD_ADDRESS,
  questionAddress<Omit<OverviewQuestion, keyof PeriodQuestion>>({
    tab: oneOf<StatisticsTab>('checkins', STATISTICS_TABS),
    department: WORD,
    text: KEYWORD,
    // The statuses of some columns are the service's own, so that a word that is none of them is known only by the table.
    sort: WORD,
  }),
);

/** What a call is asked; an end that is open is not sent. */
export const askedOf = ({ from, to }: PeriodQuestion): StatisticsQuestion => ({
  ...(from && { from }),
  ...(to && { to }),
});

/** The same of the projects of a department. */
export const askedOfDepartment = ({ department }: Pick<OverviewQuestion, 'department'>): StatisticsQuestion => ({
  ...(department && { departmentId: department }),
});
