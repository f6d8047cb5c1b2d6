import * as z from 'zod/mini';
import { flag, id, text, unspecified } from '../../shared/wire-values.ts';

/** An unreadable field counts as missing, and the check-in stays in the list. */
const orNothing = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null);

/** [W-CHECKIN-02] [W-CHECKIN-03] */
export const CheckIn = z.looseObject({
  id: z.union([z.number(), z.string()]),
  personId: orNothing(id()),
  contactId: orNothing(id()),
  projectId: orNothing(id()),
  firstName: orNothing(text()),
  lastName: orNothing(text()),
  companyName: orNothing(text()),
  orgnr: orNothing(id()),
  phone: orNothing(id()),
  birthday: orNothing(text()),
  card_no: orNothing(id()),
  cardStatus: orNothing(unspecified()),
  guest: orNothing(flag()),
  valid: orNothing(flag()),
  /** Texts, or objects with a text. */
  errors: orNothing(z.readonly(z.array(orNothing(z.union([z.string(), z.looseObject({ message: text() })]))))),
  checkedOut: orNothing(flag()),
  checkinTime: orNothing(text()),
  checkinByName: orNothing(text()),
  checkinById: orNothing(id()),
  checkoutTime: orNothing(text()),
  checkoutByName: orNothing(text()),
  checkoutById: orNothing(id()),
});
export type CheckIn = Readonly<z.infer<typeof CheckIn>>;

/** The fields of a check-in by a user. */
export const CheckInFields = z.looseObject({
  personId: id(),
  contactId: id(),
  firstName: text(),
  lastName: text(),
  companyName: text(),
  orgnr: id(),
  phone: text(),
  birthday: text(),
  card_no: id(),
  guest: flag(),
});
export type CheckInFields = Readonly<z.infer<typeof CheckInFields>>;

/** The filter: '' for all on the site, a part of them, those who have left, or all. */
export const SHOWS = ['', 'failed', 'guests', 'left', 'all'] as const;
/** A filter of a project's check-ins; `failed` and `guests` are only those still on the site. */
export type Shows = (typeof SHOWS)[number];

/** The question in the address; `sort` is '' for the first to come, and the last to leave. */
export interface CheckInQuestion {
  readonly text: string;
  readonly show: Shows;
  readonly sort: string;
}
