// What whoever pays for somebody else is to read before they agree: the same as those read who pay for themselves.
import type { Load } from '../../../shared/load.ts';
import type { FirstInvoice } from '../../payment/state.ts';
import type { SponsoredAgreement } from '../../sponsor/model.ts';
import { type Summary, summaryOf } from '../flow/summary.ts';

export interface SponsorCost {
  readonly summary: Summary;
  /** Null where the first invoice is still to be made. */
  readonly money: { readonly invoice: Load<FirstInvoice> } | null;
  /** Whose terms they are. */
  readonly departmentId: number;
}

export function sponsorCost({ departmentId, department, membership, first }: SponsoredAgreement): SponsorCost {
  const summary = summaryOf({ department: null, membership }, { information: null });
  return {
    summary: { ...summary, department: department?.trim() || null },
    money: first?.invoice ? { invoice: { status: 'ready', value: first } } : null,
    departmentId,
  };
}
