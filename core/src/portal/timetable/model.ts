import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import { text } from '../../shared/wire-values.ts';

/** Epoch seconds up to the year 9999: beyond that no calendar has an answer. */
const instant = () => z.number().check(z.gte(0), z.lte(253_402_300_799));
const minutes = () => z.number().check(z.gte(0), z.lte(100_000));
const portalClass = {
  dato: instant(),
  booking_starts_at: instant(),
  grennavn: text(),
  avdeling: z.number(),
  instructor: text(),
  color: text(),
  varighet: minutes(),
  tidspunkt: text(),
};

/** [P-TIMETABLE-34] One class on one day, as GET /classes sends it. `dato` is its date, `varighet` its minutes. */
export const ClassSession = z.object(portalClass);
export type ClassSession = z.infer<typeof ClassSession>;
export const ClassSessions = z.array(ClassSession);

/** [P-TIMETABLE-23] One card in a day column: every class of one type on that day. `name` is null where it has none. */
export const ClassGroup = z.object({
  name: z.nullable(z.string()),
  instructor: z.nullable(z.string()),
  color: z.nullable(z.string()),
  startTime: z.number(),
  endTime: z.number(),
  classes: z.readonly(z.array(ClassSession)),
});
export type ClassGroup = Readonly<z.infer<typeof ClassGroup>>;

/** [P-TIMETABLE-42] What a visitor's timetable remembers between visits. */
export const TimetableSettings = z.object({
  currentMoment: IsoDate,
  selectedDepartmentId: z.nullable(z.number()),
  selectedFilters: z.readonly(z.array(z.string())),
  hideInformation: z.boolean(),
});
export type TimetableSettings = Readonly<z.infer<typeof TimetableSettings>>;
