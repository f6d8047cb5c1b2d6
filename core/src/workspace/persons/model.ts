import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, numberOrText, pageSchema, partsOf, text } from '../../shared/wire-values.ts';
import type { ReachQuestion } from '../register/doubles.ts';
import { Address, type RegisterEntry, type RegisterPageQuestion } from '../register/model.ts';

/** A person's role in a project. */
const Role = z.looseObject({ id: id(), title: text(), type: text() });

/** [W-CONTACTS-06] The number of projects in which a person has a role. */
export const RoleStatistic = z.looseObject({ role_id: id(), title: text(), no_of_projects: z.nullish(z.number()) });
export type RoleStatistic = Readonly<z.infer<typeof RoleStatistic>>;

/** [W-CONTACTS-08] A recently used role. */
export const UsedRole = z.looseObject({ id: id(), active: flag(), sorting: z.nullish(z.number()), title: text() });
export type UsedRole = Readonly<z.infer<typeof UsedRole>>;

/** [W-CONTACTS-05] A person in the register of contacts; `roles` are changed in their projects, not here. */
export const Person = z.looseObject({
  id: Id,
  structure_node_id: id(),
  first_name: text(),
  last_name: text(),
  address: Address,
  birth_date: text(),
  email: text(),
  employee_no: numberOrText(),
  mobile: text(),
  phone: numberOrText(),
  information: text(),
  send_mail: flag(),
  send_sms: flag(),
  roles: partsOf(Role, {}),
  // Only in the answer for a single person.
  role_statistics: partsOf(RoleStatistic, {}),
  last_used_roles: partsOf(UsedRole, {}),
  // Ours: the person's company.
  contact: z.nullish(z.looseObject({ id: id(), name: text() })),
});
export interface Person extends Readonly<z.infer<typeof Person>> {}

/** Without the roles, which are changed in their projects. */
export const PersonFields = z.partial(
  z.omit(Person, { id: true, contact: true, roles: true, role_statistics: true, last_used_roles: true }),
);
export type PersonFields = Readonly<z.infer<typeof PersonFields>>;

/** [W-PLAN-09] The fields of a new person, who may work for a company of the register. */
export const NewPersonFields = z.extend(PersonFields, {
  contact: z.nullish(z.looseObject({ id: Id, name: text() })),
});
export type NewPersonFields = Readonly<z.infer<typeof NewPersonFields>>;

/** [W-SITE-09] A new person, by the key of the client. */
export const NewPerson = z.extend(NewPersonFields, { client_id: z.string() });
export type NewPerson = Readonly<z.infer<typeof NewPerson>>;

/** One page of the list of persons, with the number of all. */
export const PersonPage = pageSchema(Person);
export type PersonPage = Readonly<z.infer<typeof PersonPage>>;

/** The calls for the persons of the register. */
export interface PersonsPort {
  /** The first persons whose name, mobile or company contains the words. */
  find(words: string, count: number): Reply<readonly Person[]>;
  persons(question: Partial<RegisterPageQuestion>): Reply<PersonPage>;
  person(entry: RegisterEntry): Reply<Person>;
  /** [W-PLAN-09] The first persons of whom one of these is the same. */
  same(question: ReachQuestion): Reply<readonly Person[]>;
  create(person: NewPerson, key: string): Reply<Person>;
  /** Changes only the given fields. */
  change(id: Id, fields: PersonFields): Reply<Person>;
}
