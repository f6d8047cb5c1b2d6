// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, flag, id, numberOrText, text } from '../../shared/wire-values.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';

/** Kroner; a text may be no number. */
const amount = () => z.nullish(z.union([z.number(), z.string()]));

/** Epoch seconds between the years 1 and 9999, which calendars can show. */
const seconds = () =>
  z.nullish(z.number().check(z.gte(-62_135_596_800), z.lte(253_402_300_799)).brand<'epoch seconds'>());

/** [P-PROFILE-09] A line of an agreement, with its price. */
export const AgreementLine = z.looseObject({
  id: id(),
  tittel: text(),
  pris: amount(),
  price: amount(),
  quantity: amount(),
  start: anyValue(),
  stop: anyValue(),
  isactive: flag(),
});
export type AgreementLine = z.infer<typeof AgreementLine>;

/** [P-PROFILE-08] A member's agreement with the center. `binding_dato` is the end of the commitment. */
export const Agreement = z.looseObject({
  id: id(),
  number: numberOrText(),
  title: text(),
  text: text(),
  valid_from: anyValue(),
  valid_to: anyValue(),
  class: anyValue(),
  invoice_type: anyValue(),
  status: z.nullish(z.boolean()),
  /** Whether direct debit is active. */
  bbs_status: flag(),
  binding_dato: seconds(),
  nets_url: text(),
  /** An addition: the first invoice, which must be paid before the agreement is active. */
  unpaid_invoice: id(),
  /** An addition: an inactive agreement waits for the 'signature' or the 'bank'; other texts are ignored. */
  waits_for: text(),
  /** An addition: how many clips are left, of an agreement that takes some for each class. */
  clips_left: z.nullish(z.number()),
  /** An addition: the last day of the clips. */
  clips_until: text(),
  linjer: z.nullish(z.array(AgreementLine)),
});
export type Agreement = z.infer<typeof Agreement>;

/** [P-PROFILE-06] [P-PROFILE-07] The logged-in member. `birth` is YYYY-MM-DD, but not in every record. */
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
  kjonn: numberOrText(),
  memberid: id(),
  is_sponsored: flag(),
  avtaler: z.nullish(z.array(Agreement)),
  card: anyValue(),
  is_active: flag(),
  created: anyValue(),
  role: anyValue(),
  sms_ok: flag(),
  mail_ok: flag(),
});
export type Profile = z.infer<typeof Profile>;

/** [P-MEMBER-61] An addition: the consents of a change, of which only the changed one is sent. */
export const Consents = z.strictObject({ sms_ok: z.optional(z.boolean()), mail_ok: z.optional(z.boolean()) });
export type Consents = z.infer<typeof Consents>;
export type ConsentField = keyof Consents;

/** Reads and updates the member of the session. */
export interface ProfilePort {
  profile(): Reply<Profile>;
  update(member: MemberUpdate): Reply<MemberInformation>;
  /** An addition. */
  saveConsents(consents: Consents): Reply<Consents>;
}
