// The customers and persons of the demo company, and how rows that copy a name of theirs are answered with it.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import type { Id } from '@felles/core/internal/shared/wire-values';
import { Contact } from '@felles/core/workspace/contacts';
import type { Participant } from '@felles/core/workspace/participants';
import { fullName, initialsOf, Person } from '@felles/core/workspace/persons';
import type { Task } from '@felles/core/workspace/tasks';
import { demoContacts, demoPersons } from '@felles/fixtures/workspace/register';
import type { Service } from '../row.ts';
import { table, withCurrent } from './table.ts';

const contacts = table<Contact>({
  name: 'contacts',
  schema: Contact,
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.contacts],
  events: { put: EVENTS.contact.changed, gone: EVENTS.contact.gone },
  demo: demoContacts,
});

const persons = table<Person>({
  name: 'persons',
  schema: Person,
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.persons],
  events: { put: EVENTS.person.changed, gone: EVENTS.person.gone },
  demo: demoPersons,
});

type Copied = Pick<Participant, 'contact' | 'person' | 'user'>;

export function openPeople({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const ofContacts = contacts(world, publish);
  const ofPersons = persons(world, publish);
  const personWith = (id: Id | null | undefined): Person | null => ofPersons.get(id ?? '');

  function withCompany<T extends Pick<Copied, 'contact'>>(row: T): T {
    const contact = row.contact && ofContacts.get(row.contact.id ?? '');
    return contact ? changed(row, { contact: changed(row.contact, { name: contact.name }) }) : row;
  }

  /** A participant with the names of its person and its company. */
  function withNames<T extends Copied>(row: T): T {
    const person = personWith(row.person?.id);
    if (!row.person || person === null) return withCompany(row);
    const { first_name, last_name, mobile, email } = person;
    const user = { name: fullName(person), initials: initialsOf(person), mobile, email };
    return changed(withCompany(row), {
      person: changed(row.person, { first_name, last_name, mobile, email }),
      ...(row.user && { user: changed(row.user, user) }),
    });
  }

  /** A task with the names of those who do it. */
  function withAssignees<T extends Pick<Task, 'assignees'>>(task: T): T {
    const assignees = (task.assignees ?? []).map((one) => {
      const person = personWith(one.person_id);
      return person === null ? one : changed(one, { name: fullName(person) });
    });
    return assignees.every((one, at) => one === task.assignees?.[at]) ? task : { ...task, assignees };
  }

  return { contacts: ofContacts, persons: withCurrent(ofPersons, withCompany), withNames, withAssignees };
}

/** Returns the same object if the row is unchanged, so that caches hold. */
function changed<T extends object>(row: T, fields: Readonly<Record<string, unknown>>): T {
  const before = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([name, value]) => before.get(name) === value) ? row : { ...row, ...fields };
}
