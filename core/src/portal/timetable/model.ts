import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, seconds, text } from '../../shared/wire-values.ts';

const minutes = () => z.number().check(z.gte(0), z.lte(100_000));
const portalClass = {
  dato: seconds(),
  booking_starts_at: seconds(),
  grennavn: text(),
  avdeling: z.number(),
  instructor: text(),
  color: text(),
  varighet: minutes(),
  tidspunkt: text(),
};

/**
 * [P-TIMETABLE-34] A class on a day, with the names of the wire: `dato` is its date, `booking_starts_at` its start,
 * `grennavn` its type, `avdeling` its department, `varighet` its duration in minutes, and `tidspunkt` its time in words.
 */
export const ClassSession = z.object(portalClass);
export type ClassSession = z.infer<typeof ClassSession>;

/** [P-TIMETABLE-35] The same class in the service's longer record. */
export const ClassRecord = z.object({
  ...ClassSession.shape,
  avdelingnavn: text(),
  book_inntil: anyValue(),
  booked: anyValue(),
  booked_text: text(),
  booking: anyValue(),
  cost: anyValue(),
  dagerfor: anyValue(),
  eier: anyValue(),
  error: anyValue(),
  free: anyValue(),
  gren: anyValue(),
  gyldig_fra: anyValue(),
  gyldig_til: anyValue(),
  id: z.nullish(z.number()),
  is_attending: z.nullish(z.boolean()),
  klipp: anyValue(),
  lang_beskrivelse: text(),
  min: anyValue(),
  res_slettes: anyValue(),
  sal: anyValue(),
  salnavn: text(),
  slett_vente_min: anyValue(),
  source: text(),
  tema_time: anyValue(),
  tim: anyValue(),
  tittel: text(),
  waitingspot: anyValue(),
});
export type ClassRecord = z.infer<typeof ClassRecord>;

/**
 * [P-MEMBER-04] [P-MEMBER-05] The longer record of a class, with fields of ours. Nothing in it is trusted: a number may
 * be any value, and the rules decide which of them can be shown. The member's own part comes with a session only.
 */
export const BookableClass = z.object({
  ...ClassRecord.shape,
  is_attending: anyValue(),
  /** Why this member cannot book, in words; another value is a reason without words. */
  error: z.catch(anyValue(), true),
  /** The last moment to cancel without consequence, and the first to book (epoch seconds). */
  cancel_until: anyValue(),
  opens_at: anyValue(),
  /** The consequence of a late cancellation, in words and kroner. */
  late_words: text(),
  /** The price of a late cancellation (kroner). */
  late_price: anyValue(),
  /** When the member got the place from the queue (epoch seconds). */
  promoted_at: anyValue(),
  class_cancelled: anyValue(),
  /** How many wait. */
  waiting: anyValue(),
});
export interface BookableClass extends z.infer<typeof BookableClass> {}
export const CLASS_FIELDS = z.keyof(BookableClass).options;
/** The answer with the classes of a period. */
export const BookableClasses = z.array(BookableClass);

/** [P-TIMETABLE-23] A card: all classes of one type on a day. `name` is null without a type. */
export const ClassGroup = z.object({
  name: z.nullable(z.string()),
  instructor: z.nullable(z.string()),
  color: z.nullable(z.string()),
  startTime: z.number().brand<'epoch seconds'>(),
  endTime: z.number().brand<'epoch seconds'>(),
  classes: z.readonly(z.array(BookableClass)),
});
export interface ClassGroup extends Readonly<z.infer<typeof ClassGroup>> {}

/** [P-TIMETABLE-42] The settings that are stored between visits. */
export const TimetableSettings = z.object({
  currentMoment: IsoDate,
  selectedDepartmentId: z.nullable(z.number()),
  selectedFilters: z.readonly(z.array(z.string())),
  hideInformation: z.boolean(),
});
export type TimetableSettings = Readonly<z.infer<typeof TimetableSettings>>;

/** Which classes to load; the adapter turns the weeks into the instants of Oslo's time. */
export interface WeekQuery {
  readonly monday: Day;
  readonly departmentId: number;
  /** How many weeks from Monday on; one if it is left out. */
  readonly weeks?: number;
  /** The session whose own part the answer has: another member is another question. */
  readonly member?: string;
}

/** The one request of the timetable; it needs the center's token, but no login. */
export interface TimetablePort {
  sessions(query: WeekQuery): Reply<readonly BookableClass[]>;
}
