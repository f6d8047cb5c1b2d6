import * as z from 'zod/mini';
import type { Parameters } from '../../center/parameters.ts';
import type { Callback } from './callbacks.ts';
import { Receipt } from './receipt.ts';

/** How a sign-up of the payment register has ended. */
export const SignupEnd = z.enum([
  'complete',
  /** Registered, and direct debit is not set up. */
  'unsigned',
  /** Registered, and to be paid by the invoice. */
  'unpaid',
]);
export type SignupEnd = z.infer<typeof SignupEnd>;

/**
 * What has been paid, or will be drawn, is complete; without that the person is registered and no more. A return proves no
 * signing where this tab did not leave to sign.
 */
export function endOf(callback: Callback | null, isPaid: boolean, isTrusted: boolean): SignupEnd {
  if (isPaid) return 'complete';
  if (callback?.provider !== 'directDebit') return 'unpaid';
  if (callback.status !== 'ok') return 'unsigned';
  return isTrusted ? 'complete' : 'unpaid';
}

/** An end as it is kept, for a page that is loaded again. */
export const Ended = z.object({
  end: SignupEnd,
  noDirectDebit: z.boolean(),
  receipt: Receipt,
  /** Where the department wanted the member to go after the sign-up. */
  onward: z.nullable(z.string()),
  departmentId: z.optional(z.nullable(z.number())),
  /** What the address said then. */
  said: z.record(z.string(), z.string()),
});
export type Ended = Readonly<z.infer<typeof Ended>>;

/** What an address says of one sign-up and no other. */
const TELLING = ['callback', 'status', 'vippsSetup', 'invoiceId', 'departmentId', 'membershipId'] as const;

export const saidIn = (parameters: Parameters): Ended['said'] =>
  Object.fromEntries(TELLING.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])));

/** Whether an address says nothing new since the end: then it is the same page, loaded again. */
export const isSameVisit = ({ said }: Ended, parameters: Parameters): boolean =>
  TELLING.every((name) => parameters[name] === undefined || parameters[name] === said[name]);
