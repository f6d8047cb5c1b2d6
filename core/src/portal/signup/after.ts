// What comes after everything has been sent and answered.
import type { SentRecord } from './plan.ts';

/** The ways to sign up that send a member. */
export type SendingFlow = 'standard' | 'payment' | 'company' | 'private';

export type After =
  /** The browser leaves for the place where direct debit is signed. */
  | { readonly kind: 'sign'; readonly link: string }
  | { readonly kind: 'step'; readonly step: 'confirm' | 'payer' | 'payment' }
  /** [P-SIGNUP-37] The page is loaded again and says that it went well. */
  | { readonly kind: 'success' }
  /** There is nothing to sign and nothing to pay that anybody could be led to. */
  | { readonly kind: 'stuck' };

/** [P-SIGNUP-66] [P-SIGNUP-67] */
export function afterSending(
  flow: SendingFlow,
  noDirectDebit: boolean,
  { link, invoiceId }: Pick<SentRecord, 'link' | 'invoiceId'>,
  mayLeaveFor: (address: string) => boolean,
): After {
  if (flow === 'company') return { kind: 'success' };
  if (flow === 'private') return { kind: 'step', step: 'payer' };
  if (flow === 'standard') return { kind: 'step', step: noDirectDebit && invoiceId !== null ? 'payment' : 'confirm' };
  if (!noDirectDebit && link !== null && mayLeaveFor(link)) return { kind: 'sign', link };
  return invoiceId === null ? { kind: 'stuck' } : { kind: 'step', step: 'payment' };
}
