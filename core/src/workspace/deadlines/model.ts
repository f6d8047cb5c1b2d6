import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';

/** [W-PHASES-09] One date of a calendar event, with the fields as the service spells them. */
export const CalendarEvent = z.looseObject({
  event_instance_id: id(),
  event_occurence_id: id(),
  instance_date: text(),
  status: text(),
  title: text(),
});

/** [W-PHASES-10] */
export const Deadline = z.looseObject({
  project_deadline_id: z.union([z.number(), z.string()]),
  deadline_title: text(),
  event: z.nullish(CalendarEvent),
  /** An addition: the project, so that a deadline leads there. */
  project_id: id(),
  /** An addition. */
  project_name: text(),
  /** An addition: the phase, where the deadline is of one. */
  phase_id: id(),
  /** An addition. */
  phase_name: text(),
});
export type Deadline = Readonly<z.infer<typeof Deadline>>;

/** What the list is narrowed to: a part of the days, and words. '' for all. */
export interface DeadlinesQuestion {
  readonly only: '' | 'passed' | 'soon' | 'later' | 'undated';
  readonly text: string;
}
