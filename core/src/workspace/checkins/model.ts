import * as z from 'zod/mini';
import { flag, Id, id, known, numberOrText, text, unspecified } from '../../shared/wire-values.ts';

/** [W-CHECKIN-02] [W-CHECKIN-03] One visit of a person or guest to a site; `hasLeft` says whether it is over. */
export const CheckIn = z.looseObject({
  id: Id,
  personId: known(id()),
  contactId: known(id()),
  projectId: known(id()),
  firstName: known(text()),
  lastName: known(text()),
  companyName: known(text()),
  orgnr: known(numberOrText()),
  phone: known(numberOrText()),
  birthday: known(text()),
  card_no: known(numberOrText()),
  cardStatus: known(unspecified()),
  guest: known(flag()),
  valid: known(flag()),
  /** Texts, or objects with a text. */
  errors: known(z.readonly(z.array(known(z.union([z.string(), z.looseObject({ message: text() })]))))),
  checkedOut: known(flag()),
  checkinTime: known(text()),
  checkinByName: known(text()),
  checkinById: known(id()),
  checkoutTime: known(text()),
  checkoutByName: known(text()),
  checkoutById: known(id()),
});
export type CheckIn = Readonly<z.infer<typeof CheckIn>>;

/** The fields of a check-in by a user. */
export const CheckInFields = z.looseObject({
  personId: id(),
  contactId: id(),
  firstName: text(),
  lastName: text(),
  companyName: text(),
  orgnr: numberOrText(),
  phone: text(),
  birthday: text(),
  card_no: numberOrText(),
  guest: flag(),
});
export type CheckInFields = Readonly<z.infer<typeof CheckInFields>>;

/** The filter: '' for all on the site, the refused, the guests on the site, those who have left, or all. */
export const SHOWS = ['', 'failed', 'guests', 'left', 'all'] as const;
/** A filter of a project's check-ins; `failed` and `guests` are only those who have not left. */
export type Shows = (typeof SHOWS)[number];

/** The question in the address; `sort` is '' for the first to come, and the last to leave. */
export interface CheckInQuestion {
  readonly text: string;
  readonly show: Shows;
  readonly sort: string;
}
