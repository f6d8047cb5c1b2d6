import * as z from 'zod/mini';
import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, text } from '../../shared/wire-values.ts';

/** [W-PHASES-09] A date of a calendar event. */
export const CalendarEvent = z.looseObject({
  event_instance_id: id(),
  event_occurence_id: id(),
  instance_date: text(),
  status: text(),
  title: text(),
});

/** [W-PHASES-10] A deadline of a project; `event` has its day and its status, and may be null. */
export const Deadline = z.looseObject({
  project_deadline_id: Id,
  deadline_title: text(),
  event: z.nullish(CalendarEvent),
  /** An addition: the project, for a link. */
  project_id: id(),
  /** An addition. */
  project_name: text(),
  /** An addition: the phase of the deadline. */
  phase_id: id(),
  /** An addition. */
  phase_name: text(),
  /** An addition. */
  abbreviation: text(),
  /** An addition: it was moved when it was late, so each move needs a reason. */
  was_late: z.catch(flag(), null),
  /** An addition: the user has the right to change it. */
  may_change: z.catch(flag(), null),
  /** [W-PLAN-11] An addition: how many others are told where it is moved. */
  told: z.catch(z.nullish(z.number()), null),
});
export interface Deadline extends Readonly<z.infer<typeof Deadline>> {}

/** [W-PLAN-04] The body of a change, with the values that the user saw. */
export const DeadlineChange = z.object({
  title: z.optional(z.string()),
  /** 1 to 6 characters. */
  abbreviation: z.optional(z.string()),
  /** YYYY-MM-DD */
  day: z.optional(z.string()),
  phase_id: id(),
  done: z.optional(z.boolean()),
  /** Needed to move a deadline that is late, or once was. */
  reason: text(),
  was: z.optional(
    z.object({ title: text(), abbreviation: text(), day: text(), phase_id: id(), done: z.nullish(z.boolean()) }),
  ),
});
export type DeadlineChange = Readonly<z.infer<typeof DeadlineChange>>;

/** [W-PLAN-04] The body of a new deadline. */
export const NewDeadline = z.object({
  title: z.string(),
  /** 1 to 6 characters. */
  abbreviation: z.string(),
  /** YYYY-MM-DD */
  day: z.string(),
  phase_id: id(),
});
export type NewDeadline = Readonly<z.infer<typeof NewDeadline>>;

/** The ways to show the deadlines, the usual one first. */
export const DEADLINE_VIEWS = ['list', 'week', 'calendar'] as const;
export type DeadlineView = (typeof DEADLINE_VIEWS)[number];

/** The filters: a part of the days, and words; '' for all. They hold in each view. */
export interface DeadlinesQuestion {
  readonly view: DeadlineView;
  /** A day of the week or the month in sight; null for that of today. */
  readonly from: Day | null;
  readonly only: '' | 'passed' | 'soon' | 'later' | 'undated' | 'done';
  readonly text: string;
}

/** [W-PLAN-04] Changes of deadlines; not every service has them. A `key` lets the service do a repeated request once. */
export interface DeadlineChangesPort {
  create(projectId: string, deadline: NewDeadline, key: string): Reply<Deadline>;
  change(projectId: string, deadlineId: string, change: DeadlineChange, key: string): Reply<Deadline>;
}

/** One request for the deadlines of all projects, the done ones too. */
export interface DeadlinesPort {
  /** [W-PHASES-21] All in one answer; the store filters and sorts them. */
  deadlines(): Reply<readonly Deadline[]>;
}
