// Contacts, persons and departments: lists, pages and forms.

import type { Form, Lookup, Query } from '@felles/core/data';
import { createLookup } from '@felles/core/internal/data/lookup';
import { createPagedList, type PagedList } from '@felles/core/internal/data/paged-list';
import { queryOf } from '@felles/core/internal/data/query';
import { type ListQuestion, questionIn } from '@felles/core/internal/data/question';
import { mapReply } from '@felles/core/internal/shared/reply';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { createContactEntry } from '@felles/core/internal/workspace/contacts/entry';
import { createContactForm } from '@felles/core/internal/workspace/contacts/form';
import { CONTACT_ADDRESS, CONTACT_PAGE, isContactAskedFor } from '@felles/core/internal/workspace/contacts/rules';
import { createDepartmentForm, type DepartmentDraft } from '@felles/core/internal/workspace/departments/form';
import { createDepartmentsStore, type DepartmentsStore } from '@felles/core/internal/workspace/departments/store';
import { PICKING, personQuestion } from '@felles/core/internal/workspace/participants/choices';
import { createPersonEntry } from '@felles/core/internal/workspace/persons/entry';
import { createPersonForm, type RegisterPersonDraft } from '@felles/core/internal/workspace/persons/form';
import { PERSON_ADDRESS, PERSON_PAGE } from '@felles/core/internal/workspace/persons/rules';
import type { Entry } from '@felles/core/internal/workspace/register/entry';
import { Contact, type ContactDraft, type NewContactDraft } from '@felles/core/workspace/contacts';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import type { NewPersonDraft, Person } from '@felles/core/workspace/persons';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createContactsHttp, createDepartmentsHttp, createPersonsHttp } from '../register.ts';

/** The customer register. Each visit of a page has a store of its own. */
export interface RegisterServices {
  contacts(): PagedList<Contact, ListQuestion>;
  contact(entry: RegisterEntry): Query<RegisterEntry, Contact>;
  /** [W-PLAN-09] */
  newContact(done: (made: Contact) => void): Entry<Contact, NewContactDraft>;
  contactForm(contact: Query<RegisterEntry, Contact>, done: () => void): Form<ContactDraft>;
  persons(): PagedList<Person, ListQuestion>;
  person(entry: RegisterEntry): Query<RegisterEntry, Person>;
  /** [W-PLAN-09] */
  newPerson(done: (made: Person) => void): Entry<Person, NewPersonDraft>;
  /** The companies that a new person may work for. */
  companies(): Lookup<readonly NonNullable<NewPersonDraft['contact']>[]>;
  personForm(person: Query<RegisterEntry, Person>, done: () => void): Form<RegisterPersonDraft>;
  departments(): DepartmentsStore;
  department(id: string): Query<string, RegisterDepartment>;
  /** Null for a department that is new. */
  departmentForm(department: Query<string, RegisterDepartment> | null, done: () => void): Form<DepartmentDraft>;
}

/** Departments, customers and persons, each in a list and on a page; customers and persons are additions. */
export function registerServices(door: WorkspaceDoor): RegisterServices {
  const ports = {
    contacts: createContactsHttp(door.http),
    persons: createPersonsHttp(door.http),
    departments: createDepartmentsHttp(door.http),
  };
  const sending = commandNeeds(door);
  const { fresh, freshAfter } = liveAt(door);
  return {
    contacts: () =>
      createPagedList({
        place: questionIn(door.listAddress, CONTACT_ADDRESS),
        size: CONTACT_PAGE,
        fetch: ports.contacts.contacts,
        idOf: ({ id }: Contact) => id,
        isAskedFor: isContactAskedFor,
        changes$: changesOf(door.realtime, { channel: CHANNELS.contacts, ...liveList(Contact, EVENTS.contact) }),
        ...fresh,
      }),
    contact: (entry) => queryOf(entry, ports.contacts.contact, freshAfter(CHANNELS.contacts)),
    newContact: (done) => createContactEntry({ port: ports.contacts, pause: PICKING.pause, done, ...sending }),
    contactForm: (contact, done) => createContactForm({ port: ports.contacts, contact, done, ...sending }),
    persons: () =>
      createPagedList({
        place: questionIn(door.listAddress, PERSON_ADDRESS),
        size: PERSON_PAGE,
        fetch: ports.persons.persons,
        idOf: ({ id }: Person) => id,
        isAskedFor: () => true,
        ...freshAfter(CHANNELS.persons),
      }),
    person: (entry) => queryOf(entry, ports.persons.person, freshAfter(CHANNELS.persons)),
    newPerson: (done) => createPersonEntry({ port: ports.persons, pause: PICKING.pause, done, ...sending }),
    companies: () =>
      createLookup({
        ask: (words) =>
          mapReply(ports.contacts.contacts({ text: words, size: PICKING.shown }), (page) =>
            page.result_set.map(({ id, name }) => ({ id, name: name ?? '' })),
          ),
        questionOf: personQuestion,
        pause: PICKING.pause,
        clock: door.clock,
      }),
    personForm: (person, done) => createPersonForm({ port: ports.persons, person, done, ...sending }),
    departments: () =>
      createDepartmentsStore({
        port: ports.departments,
        changes$: changesOf(door.realtime, {
          channel: CHANNELS.departments,
          ...liveList(RegisterDepartment, EVENTS.department),
        }),
        ...freshAfter(CHANNELS.departments),
        ...sending,
      }),
    department: (id) => queryOf(id, ports.departments.department, fresh),
    departmentForm: (department, done) =>
      createDepartmentForm({ port: ports.departments, department, done, ...sending }),
  };
}
