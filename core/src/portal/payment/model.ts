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
