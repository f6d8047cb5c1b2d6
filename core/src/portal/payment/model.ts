// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';

const text = () => z.nullish(z.string());
const amount = () => z.nullish(z.number());
const flag = () => z.nullish(z.boolean());

/** Ids are numbers in some records and texts in others. */
const id = () => z.nullish(z.union([z.number(), z.string()]));

/** A field the specification names without saying more. */
const unspecified = () => z.nullish(z.union([z.string(), z.number(), z.boolean()]));

/** [P-PAYMENT-03] */
export const InvoiceLine = z.looseObject({
  antall: amount(),
  art_id: id(),
  artnr: id(),
  bruker: unspecified(),
  dato: text(),
  klipp: unspecified(),
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
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** [P-PAYMENT-02] What the member is asked to pay. `verdi` is the amount, and `rest` what is left of it. */
export const Invoice = z.looseObject({
  id: id(),
  fakturanr: id(),
  fakturatype: unspecified(),
  dato: text(),
  forfall: text(),
  frist: unspecified(),
  verdi: amount(),
  rest: amount(),
  status: amount(),
  statustekst: text(),
  kid: id(),
  kredit: flag(),
  kunde: unspecified(),
  ordre: unspecified(),
  prosjekt: unspecified(),
  ref: unspecified(),
  var_ref: unspecified(),
  tekst: text(),
  avdeling: unspecified(),
  avdelingtekst: text(),
  avtalegiro_avtale: unspecified(),
  godkjent_av: unspecified(),
  godkjent_avtekst: text(),
  godkjent_dato: text(),
  faktura_bunt: unspecified(),
  mvaverdi: amount(),
  URLtoPDF: text(),
  owner: unspecified(),
  linjer: z.nullish(z.array(InvoiceLine)),
});
export type Invoice = z.infer<typeof Invoice>;

/** [P-PAYMENT-04] The first invoice of an agreement. The date is shown as it came; the page computes none. */
export const FirstInvoice = z.object({ first_invoice_date: text(), invoice: z.nullish(Invoice) });
export type FirstInvoice = z.infer<typeof FirstInvoice>;

/** [P-PAYMENT-09] What has become of the payment of an invoice. */
export const PaymentState = z.object({
  status: text(),
  is_paid: flag(),
  is_ended: flag(),
  /**
   * An addition: the ISO timestamp until which an open payment may still be paid. A service that tells this
   * ends it at the provider first, where an order `replaces` it.
   */
  open_until: text(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** [P-PAYMENT-18] `fallback` is the address that the visitor comes back to. */
export const PaymentOrder = z.object({
  invoice_id: z.string(),
  fallback: z.string(),
  /** An addition: the kroner that were shown as what is to be paid. A service that wants another sum refuses. */
  amount: z.optional(z.number()),
  /**
   * An addition: the service is to end every other open payment of the invoice, for the visitor goes on with none of them.
   */
  replaces: z.optional(z.boolean()),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/**
 * [P-PAYMENT-20] Where it is paid: on the provider's own page at `payment_url`, or in a frame that the provider's script
 * at `checkout_url` makes for the session `token`.
 */
export const PaymentStart = z.object({ checkout_url: text(), payment_url: text(), token: text() });
export type PaymentStart = z.infer<typeof PaymentStart>;

// The service documents the records below; no call of the portal brings them.

/** [P-PAYMENT-62] What came of an order to sign something. */
export const SigningOrder = z.looseObject({ orderId: id(), url: text() });
export type SigningOrder = z.infer<typeof SigningOrder>;

/** [P-PAYMENT-63] Whether what a card holds back has been taken. */
export const CaptureStatus = z.looseObject({ is_captured: flag(), status: text() });
export type CaptureStatus = z.infer<typeof CaptureStatus>;

/** [P-PAYMENT-64] How far the payment of an agreement has come. */
export const ContractState = z.looseObject({ is_ended: flag(), is_paid: flag(), status: text() });
export type ContractState = z.infer<typeof ContractState>;

/** [P-PAYMENT-66] What the visitor reads before they sign, and after. */
export const SigningTexts = z.looseObject({ beforeSign: z.string(), afterSign: text() });
export type SigningTexts = z.infer<typeof SigningTexts>;
