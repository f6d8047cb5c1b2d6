import * as z from 'zod/mini';
import type { Parameters } from '../../center/parameters.ts';
import type { Callback } from './callbacks.ts';
import { Receipt } from './receipt.ts';

/** How a sign-up of the payment register has ended. */
export const CompletionKind = z.enum([
  'complete',
  /** Registered, and direct debit is not set up. */
  'unsigned',
  /** Registered, and to be paid by the invoice. */
  'unpaid',
]);
export type CompletionKind = z.infer<typeof CompletionKind>;

/**
 * What has been paid, or will be drawn, is complete; without that the person is registered and no more. A return proves no
 * signing where this tab did not leave to sign.
 */
export function completionKindOf(callback: Callback | null, isPaid: boolean, isTrusted: boolean): CompletionKind {
  if (isPaid) return 'complete';
  if (callback?.provider !== 'directDebit') return 'unpaid';
  if (callback.status !== 'ok') return 'unsigned';
  return isTrusted ? 'complete' : 'unpaid';
}

/** An end as it is saved, for a page that is loaded again. */
export const Completion = z.object({
  end: CompletionKind,
  noDirectDebit: z.boolean(),
  receipt: Receipt,
  /** Where the department wanted the member to go after the sign-up. */
  departmentPage: z.nullable(z.string()),
  departmentId: z.optional(z.nullable(z.number())),
  /** The parameters of the address then. */
  address: z.record(z.string(), z.string()),
});
export type Completion = Readonly<z.infer<typeof Completion>>;

/** The parameters that belong to one sign-up. */
const SIGNUP_PARAMETERS = ['callback', 'status', 'vippsSetup', 'invoiceId', 'departmentId', 'membershipId'] as const;

export const signupParametersIn = (parameters: Parameters): Completion['address'] =>
  Object.fromEntries(
    SIGNUP_PARAMETERS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  );

/** Whether an address says nothing new since the end: then it is the same page, loaded again. */
export const isSameVisit = ({ address }: Completion, parameters: Parameters): boolean =>
  SIGNUP_PARAMETERS.every((name) => parameters[name] === undefined || parameters[name] === address[name]);
