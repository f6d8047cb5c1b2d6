import type { PeriodQuestion } from '../../data/period.ts';

/** The period, the filter, the words of the search and the order. */
export interface RecordsQuestion extends PeriodQuestion {
  /** '' for all. */
  readonly only: string;
  /** In a list without a search they find everything. */
  readonly text: string;
  readonly sort: string;
}
