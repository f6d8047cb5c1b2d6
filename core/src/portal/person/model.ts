// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { DayMonthYear } from '../../shared/calendar.ts';
import { id, text } from '../../shared/wire-values.ts';

/** [P-PERSON-27] */
export const GENDERS = ['mann', 'kvinne'] as const;
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** What is sent about a person: a member, a sponsor or a profile alone. The date of birth is DD.MM.YYYY on the wire. */
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

/** [P-SIGNUP-64] A member's information as it is brought up to date. Who is a member has approved of the terms before. */
export const MemberUpdate = z.extend(PersonalInformation, { approve_tos: z.boolean(), memberId: z.string() });
export type MemberUpdate = z.infer<typeof MemberUpdate>;

/** A person as the service has written them down: any of it may be missing. */
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

/** What the service gives back of a member it has written down. Only the member's id says that it has. */
export const MemberInformation = z.looseObject({ ...WRITTEN_PERSON, memberId: id() });
export type MemberInformation = z.infer<typeof MemberInformation>;

/** [P-PERSON-12] [P-PERSON-13] The place a postal code belongs to; only `exists` says that there is none. */
export const MunicipalityLookup = z.object({
  municipal_number: id(),
  municipality: text(),
  postal_code: text(),
  address: text(),
  exists: z.nullish(z.boolean()),
  firstname: text(),
  lastname: text(),
});
export type MunicipalityLookup = z.infer<typeof MunicipalityLookup>;

/** [P-PERSON-22] The person who has a phone number, as far as the service says. */
export const FoundPerson = z.object({
  exists: z.nullish(z.boolean()),
  firstname: text(),
  lastname: text(),
  address: text(),
  postal_code: text(),
  municipality: text(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** [P-PERSON-22] Only the first of them counts. */
export const PhoneLookup = z.array(FoundPerson);
export type PhoneLookup = z.infer<typeof PhoneLookup>;
