import { isWebAddress } from '../../shared/addresses.ts';
import type { FileContent } from '../../shared/file.ts';
import type { Load } from '../../shared/load.ts';
import type { ConditionLink } from './model.ts';

/** [P-PAYMENT-57] The center's payment terms: an external page, or a document of the service. */
export type PaymentCondition =
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'pdf'; readonly blob: FileContent | null };

/** [P-PAYMENT-55] The terms by the link alone; null means that the document decides. */
export function conditionOf({ url, has_condition }: ConditionLink): PaymentCondition | null {
  const address = url?.trim() ?? '';
  if (isWebAddress(address)) return { type: 'redirect', url: address };
  return has_condition === true ? { type: 'pdf', blob: null } : null;
}

/** [P-PAYMENT-56] An empty document counts as none. */
export const conditionIn = (document: FileContent): PaymentCondition | null =>
  document.bytes.length > 0 ? { type: 'pdf', blob: document } : null;

/** False also while the terms are loading: a page shows no link before it knows that there is something to read. */
export const hasTerms = (condition: Load<PaymentCondition | null>): boolean =>
  condition.status === 'ready' && condition.value !== null;
