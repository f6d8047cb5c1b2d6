import type { Reply } from '../../shared/reply.ts';
import type { RegisterEntry, RegisterPageQuestion } from '../register/model.ts';
import type { Person, PersonFields, PersonPage } from './model.ts';

export interface PersonsPort {
  /** The first ones whose name, mobile or company has these words. */
  find(words: string, count: number): Reply<readonly Person[]>;
  persons(question: RegisterPageQuestion): Reply<PersonPage>;
  person(entry: RegisterEntry): Reply<Person>;
  /** The given fields alone. */
  change(id: number | string, fields: PersonFields): Reply<Person>;
}
