import * as z from 'zod/mini';
import type { Parameters } from '../../center/parameters.ts';
import type { Callback, SigningEvidence } from './callbacks.ts';
import { Receipt } from './receipt.ts';

/** The ends of the payment register. */
export const CompletionKind = z.enum([
  'complete',
  /** Registered, but without direct debit. */
  'unsigned',
  /** Registered, and the invoice is still to be paid. */
  'unpaid',
]);
export type CompletionKind = z.infer<typeof CompletionKind>;

/** 'complete' needs a payment or direct debit. A return proves a signature only if this tab left to sign. */
export function completionKindOf(
  callback: Callback | null,
  isPaid: boolean,
  evidence: SigningEvidence,
): CompletionKind {
  if (isPaid) return 'complete';
  if (callback?.provider !== 'directDebit' || evidence === 'none') return 'unpaid';
  if (callback.status !== 'ok') return 'unsigned';
  return evidence === 'own' ? 'complete' : 'unpaid';
}

/** The end, stored for a reload. */
export const Completion = z.object({
  end: CompletionKind,
  noDirectDebit: z.boolean(),
  receipt: Receipt,
  /** The department's page for the member. */
  departmentPage: z.nullable(z.string()),
  departmentId: z.optional(z.nullable(z.number())),
  /** The address's parameters at the end. */
  address: z.record(z.string(), z.string()),
});
export type Completion = Readonly<z.infer<typeof Completion>>;

const SIGNUP_PARAMETERS = ['callback', 'status', 'vippsSetup', 'invoiceId', 'departmentId', 'membershipId'] as const;

export const signupParametersIn = (parameters: Parameters): Completion['address'] =>
  Object.fromEntries(
    SIGNUP_PARAMETERS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  );

/** Whether the address is unchanged since the end: then it is a reload. */
export const isSameVisit = ({ address }: Completion, parameters: Parameters): boolean =>
  SIGNUP_PARAMETERS.every((name) => parameters[name] === undefined || parameters[name] === address[name]);
