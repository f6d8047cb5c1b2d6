import * as z from 'zod/mini';
import { addDays, type Day, isoDate } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import { Id, namedPerson, nullIfUnreadable, numberOrText, partsOf } from '../../shared/wire-values.ts';
import { APPROVAL_OUTCOMES } from '../site-records/model.ts';

const Words = () => nullIfUnreadable(z.string());
const Amount = () => nullIfUnreadable(numberOrText());

/** [W-SITE-19] The known statuses of a line; a service may have others. */
export const HOURS_STATUSES = ['REGISTERED', 'RETURNED', 'APPROVED'] as const;
export type HoursStatus = (typeof HOURS_STATUSES)[number];

/** An extra article of a line, with its count. */
const HoursExtra = z.object({ article_id: Id, count: z.number() });

/** [W-PROJECTS-56] [W-SITE-07] The hours of a person on an article on a day. */
export const HoursLine = z.looseObject({
  hours_id: Id,
  date: Words(),
  art_id: nullIfUnreadable(Id),
  name: Words(),
  person: namedPerson(),
  hours: Amount(),
  phase_id: nullIfUnreadable(Id),
  phase_name: Words(),
  project_id: nullIfUnreadable(Id),
  /** Only where the lines are of several projects. */
  project_name: Words(),
  client_id: Words(),
  /** HH:mm on the clocks of Oslo. */
  from: Words(),
  to: Words(),
  /** In minutes. */
  pause: Amount(),
  extras: partsOf(z.nullable(HoursExtra), null),
  comment: Words(),
  status: Words(),
  returned_text: Words(),
  approved_by: namedPerson(),
  registered_by: namedPerson(),
  /** The name of the user who changed the line, and the instant. */
  changed_by: Words(),
  changed_at: Words(),
});
export interface HoursLine extends Readonly<z.infer<typeof HoursLine>> {}

/** The fields of a line that a user writes. With `from` and `to`, `hours` is the time between them without the pause. */
export const HoursFields = z.object({
  date: z.string(),
  art_id: Id,
  hours: z.number(),
  from: z.nullish(z.string()),
  to: z.nullish(z.string()),
  pause: z.nullish(z.number()),
  extras: z.nullish(z.readonly(z.array(HoursExtra))),
  phase_id: z.nullish(Id),
  comment: z.nullish(z.string()),
});
export interface HoursFields extends Readonly<z.infer<typeof HoursFields>> {}

/** [W-SITE-09] A new line; without a person it is the user's own. */
export const NewHours = z.extend(HoursFields, { client_id: z.string(), person_id: z.nullish(Id) });
export type NewHours = Readonly<z.infer<typeof NewHours>>;

/** [W-SITE-24] The fields to change, and in `was` the value of each as the user saw it. */
export const HoursChange = z.extend(z.partial(HoursFields), { was: z.optional(z.partial(HoursFields)) });
export type HoursChange = Readonly<z.infer<typeof HoursChange>>;

/** [W-SITE-24] The removal of a line, with the values that the user saw. Without them a newer line is removed, too. */
export const HoursRemoval = z.optional(z.object({ was: z.optional(z.partial(HoursFields)) }));
export type HoursRemoval = Readonly<z.infer<typeof HoursRemoval>>;

/** [W-SITE-45] A line as the approver saw it. A field that is missing is not compared. */
const SeenLine = z.extend(z.partial(HoursFields), { hours_id: Id, hours: z.number() });

/** [W-SITE-19] Lines to approve, to return with a text, or to open again; `seen` has each of them as the user saw it. */
export const HoursApproval = z.object({
  ids: z.readonly(z.array(Id)),
  status: z.enum(HOURS_STATUSES),
  text: z.nullish(z.string()),
  seen: z.nullish(z.readonly(z.array(SeenLine))),
});
export interface HoursApproval extends Readonly<z.infer<typeof HoursApproval>> {}

/** [W-SITE-45] The outcome for one line, and the line as it is now; null where it is gone. */
export const HoursOutcome = z.looseObject({
  hours_id: Id,
  outcome: z.enum(APPROVAL_OUTCOMES),
  line: z.nullish(HoursLine),
});
export type HoursOutcome = Readonly<z.infer<typeof HoursOutcome>>;

/** The first and the last day of lines to read, as YYYY-MM-DD. */
export interface HoursPeriod {
  readonly from: string;
  readonly to: string;
}

/** [W-PROJECTS-56] The hours of a project, and those of the user; not every service has them. */
export interface HoursPort {
  hours(projectId: string): Reply<readonly HoursLine[]>;
  /** [W-SITE-43] Over all projects. */
  own(period: HoursPeriod): Reply<readonly HoursLine[]>;
  approve(projectId: string, approval: HoursApproval, key: string): Reply<readonly HoursOutcome[]>;
}

/** [W-SITE-43] The lines of the three weeks before are read too: the limits of the law are over four weeks. */
const EARLIER = 21;

/** The days whose lines are read for the week from a Monday. */
export const periodOfWeek = (monday: Day): HoursPeriod => ({
  from: isoDate(addDays(monday, -EARLIER)),
  to: isoDate(addDays(monday, 6)),
});
