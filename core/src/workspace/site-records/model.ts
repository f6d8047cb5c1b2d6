import type { PeriodQuestion } from '../../data/period.ts';

/** The period, the filter and the order. */
export interface RecordsQuestion extends PeriodQuestion {
  /** '' for all. */
  readonly only: string;
  readonly sort: string;
}
