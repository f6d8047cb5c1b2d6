import { isWebAddress } from '../../shared/addresses.ts';
import type { FileContent } from '../../shared/file.ts';
import type { Load } from '../../shared/load.ts';
import type { ConditionLink } from './model.ts';

/** [P-PAYMENT-57] The payment terms of a center: a page elsewhere, or a document of the service. */
export type PaymentCondition =
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'pdf'; readonly blob: FileContent | null };

/** [P-PAYMENT-55] What the link alone tells; null means that only the document can tell. */
export function conditionOf({ url, has_condition }: ConditionLink): PaymentCondition | null {
  const address = url?.trim() ?? '';
  if (isWebAddress(address)) return { type: 'redirect', url: address };
  return has_condition === true ? { type: 'pdf', blob: null } : null;
}

/** [P-PAYMENT-56] An empty document is none. */
export const conditionIn = (document: FileContent): PaymentCondition | null =>
  document.bytes.length > 0 ? { type: 'pdf', blob: document } : null;

/** Whether there are terms that a visitor can read. */
export const hasTerms = (condition: Load<PaymentCondition | null>): boolean =>
  condition.status === 'ready' && condition.value !== null;
