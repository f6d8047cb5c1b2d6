// The record of an invoice.
import * as z from 'zod/mini';

const InvoiceLine = z.object({
  antall: z.number(),
  artnr: z.string(),
  tekst: z.string(),
  tittel: z.string(),
  pris: z.number(),
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
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;
