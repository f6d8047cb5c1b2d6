// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, id, numberOrText, text } from '../../shared/wire-values.ts';

const amount = () => z.nullish(z.number());
const flag = () => z.nullish(z.boolean());

/** [P-PAYMENT-03] In kroner: `pris` is for one of `antall`, `sum` is without tax; `rabatt_pst` is the discount (%). */
export const InvoiceLine = z.looseObject({
  antall: amount(),
  art_id: id(),
  artnr: numberOrText(),
  bruker: anyValue(),
  dato: text(),
  klipp: anyValue(),
  mva: amount(),
  mva_sats: amount(),
  pris: amount(),
  rabatt_pst: amount(),
  sortering: amount(),
  sum: amount(),
  sum_inc_mva: amount(),
  tekst: text(),
  tittel: text(),
});
export interface InvoiceLine extends z.infer<typeof InvoiceLine> {}

/** [P-PAYMENT-02] `verdi` is the amount, and `rest` the unpaid part. */
export const Invoice = z.looseObject({
  id: id(),
  fakturanr: numberOrText(),
  fakturatype: anyValue(),
  dato: text(),
  forfall: text(),
  frist: anyValue(),
  verdi: amount(),
  rest: amount(),
  status: amount(),
  statustekst: text(),
  kid: numberOrText(),
  kredit: flag(),
  kunde: anyValue(),
  ordre: anyValue(),
  prosjekt: anyValue(),
  ref: anyValue(),
  var_ref: anyValue(),
  tekst: text(),
  avdeling: anyValue(),
  avdelingtekst: text(),
  avtalegiro_avtale: anyValue(),
  godkjent_av: anyValue(),
  godkjent_avtekst: text(),
  godkjent_dato: text(),
  faktura_bunt: anyValue(),
  mvaverdi: amount(),
  URLtoPDF: text(),
  owner: anyValue(),
  linjer: z.nullish(z.array(InvoiceLine)),
});
export type Invoice = z.infer<typeof Invoice>;

/** [P-PAYMENT-04] The first invoice of an agreement. The date is shown as the service writes it. */
export const FirstInvoice = z.object({ first_invoice_date: text(), invoice: z.nullish(Invoice) });
export type FirstInvoice = z.infer<typeof FirstInvoice>;

/** [P-PAYMENT-09] The state of an invoice's payment. */
export const PaymentState = z.object({
  status: text(),
  is_paid: flag(),
  is_ended: flag(),
  /** An addition: the end of an open payment. A service with this field ends payments that an order `replaces`. */
  open_until: text(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** [P-PAYMENT-18] `fallback` is the visitor's return address. */
export const PaymentOrder = z.object({
  invoice_id: z.string(),
  fallback: z.string(),
  /** An addition: the shown amount (kroner). The service refuses if the sum to pay differs. */
  amount: z.optional(z.number()),
  /** An addition: asks the service to end every other open payment of the invoice. */
  replaces: z.optional(z.boolean()),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/** [P-PAYMENT-20] Either the provider's page `payment_url`, or a checkout from the script `checkout_url` for the session `token`. */
export const PaymentStart = z.object({ checkout_url: text(), payment_url: text(), token: text() });
export type PaymentStart = z.infer<typeof PaymentStart>;

// The service documents these records; the portal never requests them.

/** [P-PAYMENT-62] The answer to a signing order. */
export const SigningOrder = z.looseObject({ orderId: id(), url: text() });
export type SigningOrder = z.infer<typeof SigningOrder>;

/** [P-PAYMENT-63] Whether the amount reserved on a card was captured. */
export const CaptureStatus = z.looseObject({ is_captured: flag(), status: text() });
export type CaptureStatus = z.infer<typeof CaptureStatus>;

/** [P-PAYMENT-64] The payment state of an agreement. */
export const ContractState = z.looseObject({ is_ended: flag(), is_paid: flag(), status: text() });
export type ContractState = z.infer<typeof ContractState>;

/** [P-PAYMENT-66] The texts before and after the signing. */
export const SigningTexts = z.looseObject({ beforeSign: z.string(), afterSign: text() });
export type SigningTexts = z.infer<typeof SigningTexts>;

/** An invoice and its payment; both requests may be repeated at will. */
export interface InvoicePort {
  invoice(invoiceId: string): Reply<FirstInvoice>;
  paymentState(invoiceId: string): Reply<PaymentState>;
}

/** The start of a payment, and the document of the agreement. */
export interface PaymentPort {
  /** Starts a session with the payment provider. The same key with the same order gives the same session. */
  start(order: PaymentOrder, key: string): Reply<PaymentStart>;
  /** The agreement between center and member as a document. */
  agreement(): Reply<FileContent>;
}
