import { isWebAddress } from '../../shared/addresses.ts';
import type { Load } from '../../shared/load.ts';
import type { Center } from '../center/model.ts';
import type { PaymentCondition } from '../terms/rules.ts';

/** [P-PERSON-04] Whether a form asks for an approval of the terms, or leaves that to another part of its flow. */
export type Approval = 'asked' | 'hidden';

/** Where the terms can be read: on a page elsewhere, or on the portal's own. */
export type TermsLink = { readonly kind: 'elsewhere'; readonly url: string } | { readonly kind: 'own' };

/** The terms of the department, else those of payment; null where there are none, or they are still on their way. */
export function termsLink(
  center: Pick<Center, 'link_to_tos'> | null,
  departmentId: number | null,
  condition: Load<PaymentCondition | null>,
): TermsLink | null {
  const url = center?.link_to_tos?.find(({ id }) => id === departmentId)?.url.trim() ?? '';
  if (isWebAddress(url)) return { kind: 'elsewhere', url };
  // The page of the terms says why they could not be had, and asks for them again.
  if (condition.status === 'failed') return { kind: 'own' };
  const payment = condition.status === 'ready' ? condition.value : null;
  if (payment === null) return null;
  return payment.type === 'redirect' ? { kind: 'elsewhere', url: payment.url } : { kind: 'own' };
}

/** By which terms can be told from others; null as long as it is not known which they are. */
export function termsName(
  center: Pick<Center, 'link_to_tos'> | null,
  departmentId: number | null,
  condition: Load<PaymentCondition | null>,
): string | null {
  if (center === null) return null;
  const link = termsLink(center, departmentId, condition);
  if (link?.kind === 'elsewhere') return link.url;
  if (condition.status !== 'ready') return null;
  return link === null ? NO_TERMS : OWN_TERMS;
}

const NO_TERMS = 'none';
const OWN_TERMS = 'own';

/** That somebody has approved of terms: of those that stood beside it then, null as long as nobody knows which they are. */
export interface Approved {
  readonly terms: string | null;
}

/** [P-PERSON-02] Whoever has approved of the terms of one center has not approved of those of another. */
export const isApprovalOf = (approved: Approved | null, terms: string | null): boolean =>
  approved !== null && (approved.terms === null || terms === null || terms === NO_TERMS || approved.terms === terms);
