import type { SentRecord } from '../drafts/flow-draft.ts';

/** What follows in the payment register once everything is sent. */
export type After =
  /** The browser leaves for the signing of direct debit. */
  | { readonly kind: 'sign'; readonly link: string }
  | { readonly kind: 'payment' }
  /** There is no address for signing or paying. */
  | { readonly kind: 'stuck' };

/** [P-SIGNUP-66] [P-SIGNUP-67] Direct debit is signed first, if its link is allowed; else the invoice is paid. */
export function afterSending(
  noDirectDebit: boolean,
  { link, invoiceId }: Pick<SentRecord, 'link' | 'invoiceId'>,
  mayLeaveFor: (address: string) => boolean,
): After {
  if (!noDirectDebit && link !== null && mayLeaveFor(link)) return { kind: 'sign', link };
  return { kind: invoiceId === null ? 'stuck' : 'payment' };
}
