// What the page of figures over projects is asked for.
import { type PeriodQuestion, readPeriod, writePeriod } from '../../data/period.ts';
import { type AddressWords, LONGEST_WORD } from '../../data/question.ts';
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

export const readOverviewQuestion = ({
  tab,
  department = '',
  q = '',
  sort = '',
  ...words
}: AddressWords): OverviewQuestion => ({
  ...readPeriod(words),
  tab: STATISTICS_TABS.find((one) => one === tab) ?? 'checkins',
  department: department.slice(0, LONGEST_WORD),
  text: q.slice(0, LONGEST_WORD),
  // The statuses of some columns are the service's own, so that a word that is none of them is known only by the table.
  sort: sort.slice(0, LONGEST_WORD),
});

export const writeOverviewQuestion = ({ tab, department, text, sort, ...period }: OverviewQuestion): AddressWords => ({
  ...writePeriod(period),
  tab: tab === 'checkins' ? undefined : tab,
  department: department || undefined,
  q: text || undefined,
  sort: sort || undefined,
});

/** What a call is asked; an end that is open is not sent. */
export const askedOf = ({ from, to }: PeriodQuestion): StatisticsQuestion => ({
  ...(from && { from }),
  ...(to && { to }),
});

/** The same of the projects of a department. */
export const askedOfDepartment = ({ department }: Pick<OverviewQuestion, 'department'>): StatisticsQuestion => ({
  ...(department && { departmentId: department }),
});
