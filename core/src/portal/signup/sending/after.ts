import type { SentRecord } from '../drafts/flow-draft.ts';

/** Where the payment register leads once everything has been sent and answered. */
export type After =
  /** The browser leaves for the place where direct debit is signed. */
  | { readonly kind: 'sign'; readonly link: string }
  | { readonly kind: 'payment' }
  /** There is nothing to sign and nothing to pay. */
  | { readonly kind: 'stuck' };

/** [P-SIGNUP-66] [P-SIGNUP-67] */
export function afterSending(
  noDirectDebit: boolean,
  { link, invoiceId }: Pick<SentRecord, 'link' | 'invoiceId'>,
  mayLeaveFor: (address: string) => boolean,
): After {
  if (!noDirectDebit && link !== null && mayLeaveFor(link)) return { kind: 'sign', link };
  return { kind: invoiceId === null ? 'stuck' : 'payment' };
}
