// The record of an invoice.
import * as z from 'zod/mini';

const InvoiceLine = z.object({
  antall: z.number(),
  artnr: z.string(),
  tekst: z.string(),
  tittel: z.string(),
  pris: z.number(),
  dato: z.optional(z.string()),
  mva: z.number(),
  mva_sats: z.number(),
  rabatt_pst: z.number(),
  sortering: z.number(),
  sum: z.number(),
  sum_inc_mva: z.number(),
});

/** Days are written DD.MM.YYYY; amounts are kroner, `verdi` and `rest` including VAT. */
export const InvoiceRecord = z.object({
  id: z.int(),
  center: z.string(),
  contractId: z.int(),
  /** The member who is to pay. */
  kunde: z.int(),
  owner: z.int(),
  fakturanr: z.int(),
  fakturatype: z.string(),
  dato: z.string(),
  forfall: z.string(),
  frist: z.int(),
  verdi: z.number(),
  mvaverdi: z.number(),
  rest: z.number(),
  status: z.int(),
  statustekst: z.string(),
  kid: z.string(),
  kredit: z.boolean(),
  tekst: z.string(),
  avdeling: z.int(),
  avdelingtekst: z.string(),
  linjer: z.array(InvoiceLine),
  /** The direct debit that draws it, by the number of its agreement, and its day. */
  avtalegiro_avtale: z.optional(z.string()),
  drawn_on: z.optional(z.string()),
  /** The day on which it was paid or credited. */
  settled_on: z.optional(z.string()),
  var_ref: z.optional(z.string()),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;
