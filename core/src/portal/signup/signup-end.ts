import * as z from 'zod/mini';
import type { Callback } from './callbacks.ts';

/** How a sign-up of the payment register has ended. */
export const SignupEnd = z.enum([
  'complete',
  /** Registered, and direct debit is not set up. */
  'unsigned',
  /** Registered, and to be paid by the invoice. */
  'unpaid',
]);
export type SignupEnd = z.infer<typeof SignupEnd>;

/** What has been paid, or will be drawn, is complete; without that somebody is registered and no more. */
export function endOf(callback: Callback | null, isPaid: boolean): SignupEnd {
  if (isPaid) return 'complete';
  if (callback?.provider !== 'directDebit') return 'unpaid';
  return callback.status === 'ok' ? 'complete' : 'unsigned';
}
