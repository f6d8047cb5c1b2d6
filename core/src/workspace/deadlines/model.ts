import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, text } from '../../shared/wire-values.ts';

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
});
export type Deadline = Readonly<z.infer<typeof Deadline>>;

/** The filters: a part of the days, and words; '' for all. */
export interface DeadlinesQuestion {
  readonly only: '' | 'passed' | 'soon' | 'later' | 'undated';
  readonly text: string;
}

/** One request for the deadlines of all projects, the done ones too. */
export interface DeadlinesPort {
  /** [W-PHASES-21] All in one answer; the store filters and sorts them. */
  deadlines(): Reply<readonly Deadline[]>;
}
