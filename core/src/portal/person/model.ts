// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { DayMonthYear } from '../../shared/calendar.ts';
import type { Reply } from '../../shared/reply.ts';
import { id, numberOrText, text } from '../../shared/wire-values.ts';

/** [P-PERSON-27] Man and woman, in the words of the service; the portal offers no third one. */
export const GENDERS = ['mann', 'kvinne'] as const;
/** The values of the wire; their texts are the catalogs' own. */
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** The record of a person in requests for a member, a sponsor or a profile. The date of birth is DD.MM.YYYY on the wire. */
export const PersonalInformation = z.object({
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  postal_code: z.string(),
  municipality: z.string(),
  phone_number: z.string(),
  email: z.string(),
  date_of_birth: DayMonthYear,
  gender: Gender,
  approve_tos: z.optional(z.boolean()),
});
export type PersonalInformation = z.infer<typeof PersonalInformation>;

/** [P-SIGNUP-64] An update of a member's information. A member has approved the terms before. */
export const MemberUpdate = z.extend(PersonalInformation, { approve_tos: z.boolean(), memberId: z.string() });
export type MemberUpdate = z.infer<typeof MemberUpdate>;

/** The service's record of a person; any field may be missing. */
export const WRITTEN_PERSON = {
  firstname: text(),
  lastname: text(),
  address: text(),
  postal_code: text(),
  municipality: text(),
  phone_number: text(),
  email: text(),
  date_of_birth: text(),
  gender: text(),
  approve_tos: z.nullish(z.boolean()),
};

/** The service's answer for a saved member. Only a member id means success. */
export const MemberInformation = z.looseObject({ ...WRITTEN_PERSON, memberId: id() });
export type MemberInformation = z.infer<typeof MemberInformation>;

/** [P-PERSON-12] [P-PERSON-13] The place of a postal code; only `exists` says that the code is unknown. */
export const MunicipalityLookup = z.object({
  municipal_number: numberOrText(),
  municipality: text(),
  postal_code: text(),
  address: text(),
  exists: z.nullish(z.boolean()),
  firstname: text(),
  lastname: text(),
});
export type MunicipalityLookup = z.infer<typeof MunicipalityLookup>;

/** [P-PERSON-22] The person with a phone number. */
export const FoundPerson = z.object({
  exists: z.nullish(z.boolean()),
  firstname: text(),
  lastname: text(),
  address: text(),
  postal_code: text(),
  municipality: text(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** [P-PERSON-22] Only the first one counts. */
export const PhoneLookup = z.array(FoundPerson);
export type PhoneLookup = z.infer<typeof PhoneLookup>;

/** Look-ups of places and persons. */
export interface PersonPort {
  municipality(postalCode: string): Reply<MunicipalityLookup>;
  /** Every caller can get a name and an address this way, so the page looks up only on the visitor's request. */
  phone(number: string): Reply<PhoneLookup>;
}
