import * as z from 'zod/mini';
import { flag, id, partsOf, text } from '../../shared/wire-values.ts';

/** What is not as it should be of one field is not known; the rest of the task is. */
const known = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null);

const HolidaySpan = z.looseObject({ from: z.catch(text(), null), to: z.catch(text(), null) });
const ExpenseDay = z.looseObject({ date: z.catch(text(), null) });

const Assignee = z.looseObject({
  person_id: z.catch(id(), null),
  name: z.catch(text(), null),
  status: z.catch(text(), null),
  holidays: partsOf(HolidaySpan, {}),
  expenses: partsOf(ExpenseDay, {}),
});
export type Assignee = Readonly<z.infer<typeof Assignee>>;

/** [W-TASKS-18] Ours, as the specification has no task. */
export const Task = z.looseObject({
  id: z.union([z.number(), z.string()]),
  title: z.catch(text(), null),
  completion_status: z.catch(text(), null),
  /** A day, or an instant. */
  start: z.catch(text(), null),
  end: z.catch(text(), null),
  project_id: z.catch(id(), null),
  project_title: z.catch(text(), null),
  deleted: known(flag()),
  assignees: partsOf(Assignee, {}),
});
export type Task = Readonly<z.infer<typeof Task>>;

/** What the tasks of a project are narrowed to. */
export interface TaskQuestion {
  /** A status tag; '' for all. */
  readonly tag: string;
  /** The key of a person; '' for all. */
  readonly person: string;
  /** Whether tasks that occur more than once are shown as often. */
  readonly all: boolean;
}
