// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { id, text, unspecified } from '../../shared/wire-values.ts';

/** A yes or no; some of the service's are written as numbers. */
const flag = () => z.nullish(z.union([z.boolean(), z.number()]));

/** Kroner; where it is a text it may be no number at all. */
const amount = () => z.nullish(z.union([z.number(), z.string()]));

/** Epoch seconds between the years 1 and 9999: no calendar has an answer to others. */
const instant = () => z.nullish(z.number().check(z.gte(-62_135_596_800), z.lte(253_402_300_799)));

/** [P-PROFILE-09] What an agreement is made up of, and what that costs. */
export const AgreementLine = z.looseObject({
  id: id(),
  tittel: text(),
  pris: amount(),
  price: amount(),
  quantity: amount(),
  start: unspecified(),
  stop: unspecified(),
  isactive: flag(),
});
export type AgreementLine = z.infer<typeof AgreementLine>;

/** [P-PROFILE-08] A member's agreement with the center. `binding_dato` is the end of the commitment. */
export const Agreement = z.looseObject({
  id: id(),
  number: id(),
  title: text(),
  text: text(),
  valid_from: unspecified(),
  valid_to: unspecified(),
  class: unspecified(),
  invoice_type: unspecified(),
  status: z.nullish(z.boolean()),
  /** Whether direct debit is active. */
  bbs_status: flag(),
  binding_dato: instant(),
  nets_url: text(),
  /** An addition: the invoice by which the agreement is paid before it holds; none where nothing is waited for. */
  unpaid_invoice: id(),
  /** An addition: what an agreement that does not hold yet waits for, 'signature' or 'bank'; other words are passed over. */
  waits_for: text(),
  linjer: z.nullish(z.array(AgreementLine)),
});
export type Agreement = z.infer<typeof Agreement>;

/** [P-PROFILE-06] [P-PROFILE-07] The logged-in member. `birth` is YYYY-MM-DD, though not every record keeps to it. */
export const Profile = z.looseObject({
  fornavn: text(),
  etternavn: text(),
  adresse: text(),
  postnr: text(),
  poststed: text(),
  mobil: text(),
  epost: text(),
  birth: text(),
  /** 1 is male. */
  kjonn: id(),
  memberid: id(),
  is_sponsored: flag(),
  avtaler: z.nullish(z.array(Agreement)),
  card: unspecified(),
  is_active: flag(),
  created: unspecified(),
  role: unspecified(),
  sms_ok: flag(),
  mail_ok: flag(),
});
export type Profile = z.infer<typeof Profile>;
