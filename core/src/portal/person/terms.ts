import { isWebAddress } from '../../shared/addresses.ts';
import type { Load } from '../../shared/load.ts';
import type { Center } from '../center/model.ts';
import type { PaymentCondition } from '../terms/rules.ts';

/** [P-PERSON-04] Whether a form asks for an approval of the terms, or leaves that to another part of its flow. */
export type Approval = 'asked' | 'hidden';

/** Where the terms can be read: on a page elsewhere, or on the portal's own. */
export type TermsLink = { readonly kind: 'elsewhere'; readonly url: string } | { readonly kind: 'own' };

/** What stands beside the box. */
export interface TermsView {
  readonly isApproved: boolean;
  /** Whether those of another center have been approved: the page then explains why the box is empty. */
  readonly othersApproved: boolean;
  readonly link: TermsLink | null;
}

/** The terms of the department, else those of payment; null where there are none, or they are still on their way. */
export function termsLink(
  center: Pick<Center, 'link_to_tos'> | null,
  departmentId: number | null,
  condition: Load<PaymentCondition | null>,
): TermsLink | null {
  const url = departmentTerms(center, departmentId);
  if (url !== null) return { kind: 'elsewhere', url };
  // The page of the terms says why they could not be had, and asks for them again.
  if (condition.status === 'failed') return { kind: 'own' };
  const payment = condition.status === 'ready' ? condition.value : null;
  if (payment === null) return null;
  return payment.type === 'redirect' ? { kind: 'elsewhere', url: payment.url } : { kind: 'own' };
}

/** The terms that a department has for itself; null where it has those that the whole center has. */
function departmentTerms(center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string | null {
  const url = center?.link_to_tos?.find(({ id }) => id === departmentId)?.url.trim() ?? '';
  return isWebAddress(url) ? url : null;
}

/**
 * By which the terms of a department can be told from those of another. Those of the whole center have one name, known
 * before they are: whether they are on their way, cannot be had or are none makes them no others.
 */
export const termsName = (center: Pick<Center, 'link_to_tos'> | null, departmentId: number | null): string =>
  departmentTerms(center, departmentId) ?? OF_THE_CENTER;

const OF_THE_CENTER = 'center';
