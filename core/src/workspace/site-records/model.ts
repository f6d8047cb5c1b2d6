import type { PeriodQuestion } from '../../data/period.ts';

/** The period, the filter, the words of the search and the order. */
export interface RecordsQuestion extends PeriodQuestion {
  /** '' for all. */
  readonly only: string;
  /** In a list without a search they find everything. */
  readonly text: string;
  readonly sort: string;
}

/** The ends of an approval, record by record. `LOCKED` is a record whose status does not allow it. */
export const APPROVAL_OUTCOMES = ['DONE', 'CHANGED', 'GONE', 'LOCKED', 'OWN'] as const;
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number];
