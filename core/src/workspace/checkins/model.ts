import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, flag, Id, id, nullIfUnreadable, numberOrText, text } from '../../shared/wire-values.ts';

/** [W-PLAN-10] A decision about a person whom the card refused; the service adds its author and time. */
const CheckInDecision = z.looseObject({ let_in: flag(), reason: text(), by: text(), at: text() });
export interface CheckInDecision extends Readonly<z.infer<typeof CheckInDecision>> {}

/** [W-CHECKIN-02] [W-CHECKIN-03] One visit of a person or guest to a site; `hasLeft` says whether it is over. */
export const CheckIn = z.looseObject({
  id: Id,
  personId: nullIfUnreadable(id()),
  contactId: nullIfUnreadable(id()),
  projectId: nullIfUnreadable(id()),
  firstName: nullIfUnreadable(text()),
  lastName: nullIfUnreadable(text()),
  companyName: nullIfUnreadable(text()),
  orgnr: nullIfUnreadable(numberOrText()),
  phone: nullIfUnreadable(numberOrText()),
  birthday: nullIfUnreadable(text()),
  card_no: nullIfUnreadable(numberOrText()),
  cardStatus: nullIfUnreadable(anyValue()),
  guest: nullIfUnreadable(flag()),
  valid: nullIfUnreadable(flag()),
  /** Texts, or objects with a text. */
  errors: nullIfUnreadable(
    z.readonly(z.array(nullIfUnreadable(z.union([z.string(), z.looseObject({ message: text() })])))),
  ),
  checkedOut: nullIfUnreadable(flag()),
  checkinTime: nullIfUnreadable(text()),
  checkinByName: nullIfUnreadable(text()),
  checkinById: nullIfUnreadable(id()),
  checkoutTime: nullIfUnreadable(text()),
  checkoutByName: nullIfUnreadable(text()),
  checkoutById: nullIfUnreadable(id()),
  /** An addition: why a participant was checked in without a card. */
  reason: nullIfUnreadable(text()),
  /** An addition. */
  decision: nullIfUnreadable(CheckInDecision),
});
export interface CheckIn extends Readonly<z.infer<typeof CheckIn>> {}

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
  /** An addition: why a participant is checked in without a card. */
  reason: text(),
});
export type CheckInFields = Readonly<z.infer<typeof CheckInFields>>;

/** [W-CHECKIN-01] [W-PLAN-10] A guest has a name and a company; a participant without a card, an id and a reason. */
export type NewCheckIn = CheckInFields &
  (
    | { readonly guest: true; readonly firstName: string; readonly lastName: string; readonly companyName: string }
    | { readonly guest: false; readonly personId: Id; readonly reason: string }
  );

/** [W-PLAN-10] The body of a decision, with the earlier one that the user saw. */
export const NewDecision = z.object({
  let_in: z.boolean(),
  reason: z.string(),
  was: z.optional(z.object({ let_in: z.nullish(z.boolean()), reason: text() })),
});
export type NewDecision = Readonly<z.infer<typeof NewDecision>>;

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

/** A project's check-ins. A `key` is the idempotency key, so that a repeated request checks in once. */
export interface CheckInsPort {
  checkIns(projectId: Id): Reply<readonly CheckIn[]>;
  checkIn(projectId: Id, fields: CheckInFields, key: string): Reply<CheckIn>;
  checkOut(projectId: Id, checkInId: Id, key: string): Reply<CheckIn>;
  /** [W-PLAN-10] Not every service has it. */
  decide(projectId: Id, checkInId: Id, decision: NewDecision, key: string): Reply<CheckIn>;
}
