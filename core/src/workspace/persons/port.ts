import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { RegisterEntry, RegisterPageQuestion } from '../register/model.ts';
import type { Person, PersonFields, PersonPage } from './model.ts';

/** The calls for the persons of the register. */
export interface PersonsPort {
  /** The first persons whose name, mobile or company contains the words. */
  find(words: string, count: number): Reply<readonly Person[]>;
  persons(question: Partial<RegisterPageQuestion>): Reply<PersonPage>;
  person(entry: RegisterEntry): Reply<Person>;
  /** Changes only the given fields. */
  change(id: Id, fields: PersonFields): Reply<Person>;
}
