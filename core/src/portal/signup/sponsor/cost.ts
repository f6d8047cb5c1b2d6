import type { Load } from '../../../shared/load.ts';
import type { Department } from '../../center/model.ts';
import type { FirstInvoice } from '../../payment/model.ts';
import type { SponsoredAgreement } from '../../sponsor/model.ts';
import { type Summary, summaryOf } from '../flow/summary.ts';

/** The costs that a payer reads before agreeing, the same as a paying member. */
export interface SponsorCost {
  readonly summary: Summary;
  /** Null before the first invoice exists. */
  readonly money: { readonly invoice: Load<FirstInvoice> } | null;
  /** The department of the terms. */
  readonly departmentId: number;
}

/** The department's name in the agreement, else the center's name for it. */
export function sponsorCost(
  { departmentId, department: name, membership, first }: SponsoredAgreement,
  departments: Load<readonly Department[]>,
): SponsorCost {
  const known = departments.status === 'ready' ? departments.value : [];
  const department = known.find(({ id }) => id === departmentId) ?? null;
  const summary = summaryOf({ department, membership }, { information: null });
  return {
    summary: { ...summary, department: name?.trim() || summary.department || null },
    money: first?.invoice ? { invoice: { status: 'ready', value: first } } : null,
    departmentId,
  };
}
