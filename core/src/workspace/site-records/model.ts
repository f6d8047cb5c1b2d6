import * as z from 'zod/mini';
import type { PeriodQuestion } from '../../data/period.ts';
import { id, partsOf, text } from '../../shared/wire-values.ts';

const Key = z.union([z.number(), z.string()]);

/** What is not as it should be of one field is not known; the rest of the record is. */
const known = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), null);

const Words = () => z.catch(text(), null);
const Id = () => z.catch(id(), null);
const Amount = () => z.catch(z.nullish(z.union([z.number(), z.string()])), null);
const SomePerson = () => known(z.looseObject({ person_id: Id(), person_name: Words() }));

/** A point of a checklist: what was found there, and by which user. */
export const Checkpoint = z.looseObject({
  checkpoint_id: Key,
  title: Words(),
  /** What is filled in beside the status, where anything is. */
  field: Words(),
  status: Id(),
  value: known(z.union([z.string(), z.number(), z.boolean()])),
  checked_date: Words(),
  user: known(z.looseObject({ user_id: Id(), user_name: Words() })),
});
export type Checkpoint = Readonly<z.infer<typeof Checkpoint>>;

/** [W-PROJECTS-56] The specification counts checklists and names none of their fields: all of this is ours. */
export const Checklist = z.looseObject({
  checklist_id: Key,
  title: Words(),
  date: Words(),
  phase_id: Id(),
  phase_name: Words(),
  checkpoints: partsOf(z.nullable(Checkpoint), null),
});
export type Checklist = Readonly<z.infer<typeof Checklist>>;

/** [W-PROJECTS-56] */
export const Deviation = z.looseObject({
  deviation_id: Key,
  title: Words(),
  status: Id(),
  status_name: Words(),
  date: Words(),
  deadline: Words(),
  /** Which statuses end a deviation only the service knows, so it says of each whether it is closed. */
  closed_date: Words(),
  responsible: SomePerson(),
  place: Words(),
  description: Words(),
});
export type Deviation = Readonly<z.infer<typeof Deviation>>;

/** [W-PROJECTS-56] What one person has worked on one article on one day. */
export const HoursLine = z.looseObject({
  hours_id: Key,
  date: Words(),
  art_id: Id(),
  name: Words(),
  person: SomePerson(),
  hours: Amount(),
  phase_id: Id(),
  phase_name: Words(),
});
export type HoursLine = Readonly<z.infer<typeof HoursLine>>;

/** The days that are asked about, what the list is narrowed to, and its order. */
export interface RecordsQuestion extends PeriodQuestion {
  /** '' for every one. */
  readonly only: string;
  readonly sort: string;
}
