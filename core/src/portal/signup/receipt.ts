// The receipt and the end of a sign-up, stored for a reload.
import * as z from 'zod/mini';
import type { Load } from '../../shared/load.ts';
import type { Parameters } from '../center/parameters.ts';
import { billOf } from '../payment/invoice/bill.ts';
import type { FirstInvoice } from '../payment/model.ts';
import type { Callback, SigningEvidence } from './returns.ts';

const words = () => z.nullable(z.string());

/** Shown at the end of a sign-up. It has no personal data, so it may outlive the drafts. */
export const Receipt = z.object({
  department: words(),
  membership: words(),
  /** The first amount: paid, to pay, or to be withdrawn. */
  amount: words(),
  isPaid: z.boolean(),
  /** [P-PAYMENT-06] The date of the first withdrawal, as the service writes it. */
  firstDate: words(),
  /** The due date. */
  due: words(),
});
export interface Receipt extends Readonly<z.infer<typeof Receipt>> {}

/** Whether the receipt has content. It is empty for a visitor who only opens the end page's address. */
export const isReceiptKnown = ({ department, membership, amount }: Receipt): boolean =>
  department !== null || membership !== null || amount !== null;

interface ReceiptChoice {
  readonly department?: string | null;
  readonly membership?: { readonly title: string } | null;
}

/** The invoice goes first, as the choice on the page may have changed since. */
export function receiptOf(
  { department, membership }: ReceiptChoice,
  invoice: Load<FirstInvoice>,
  isPaid: boolean,
): Receipt {
  const bill = billOf(invoice);
  const { tekst, avdelingtekst, forfall } = bill?.invoice ?? {};
  return {
    department: avdelingtekst || department || null,
    membership: tekst || membership?.title || null,
    amount: (isPaid ? bill?.whole : bill?.toPay) ?? null,
    isPaid,
    firstDate: bill?.firstDate ?? null,
    due: forfall || null,
  };
}

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
export interface Completion extends Readonly<z.infer<typeof Completion>> {}

const SIGNUP_PARAMETERS = ['callback', 'status', 'vippsSetup', 'invoiceId', 'departmentId', 'membershipId'] as const;

export const signupParametersIn = (parameters: Parameters): Completion['address'] =>
  Object.fromEntries(
    SIGNUP_PARAMETERS.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]])),
  );

/** Whether the address is unchanged since the end: then it is a reload. */
export const isSameVisit = ({ address }: Completion, parameters: Parameters): boolean =>
  SIGNUP_PARAMETERS.every((name) => parameters[name] === undefined || parameters[name] === address[name]);
