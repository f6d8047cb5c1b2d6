// The customer register: contacts, persons and departments.
import type { Http } from '@felles/adapters-http';
import { createContactsHttp } from '@felles/adapters-http/workspace/contacts';
import { createDepartmentsHttp } from '@felles/adapters-http/workspace/departments';
import { createPersonsHttp } from '@felles/adapters-http/workspace/persons';
import { changesOf } from '@felles/adapters-ws';
import { createPagedList, createQuery, questionIn } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import {
  CONTACT_ADDRESS,
  CONTACT_PAGE,
  Contact,
  createContactForm,
  createDepartmentForm,
  createDepartmentsStore,
  createPersonForm,
  Department,
  isContactAskedFor,
  PERSON_ADDRESS,
  PERSON_PAGE,
  type Person,
  type RegisterEntry,
} from '@felles/core/workspace';
import { auditTime, BehaviorSubject, defer, merge } from 'rxjs';
import type { RegisterServices } from '../../workspace/services.ts';
import { freshnessOf, unreadable } from './live.ts';
import type { WorkspacePlace } from './place.ts';

const CONTACT_EVENTS = { put: ['contact.changed'], gone: ['contact.gone'] };
const DEPARTMENT_EVENTS = { put: ['department.changed'], gone: ['department.gone'] };

export function registerServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): RegisterServices {
  const ports = {
    contacts: createContactsHttp(http),
    persons: createPersonsHttp(http),
    departments: createDepartmentsHttp(http),
  };
  const sending = { online$: at.online$, newKey: at.newKey, clock: at.wall };
  const fresh = freshnessOf(at, realtime);
  /** Asked for again, too, when something is told in a channel: the event does not say all that is shown. */
  const freshBy = (channel: string) => ({
    ...fresh,
    again$: merge(fresh.again$, defer(() => realtime.listen(channel)).pipe(auditTime(1_000, at.wall))),
  });
  return {
    contacts: () =>
      createPagedList({
        place: questionIn(at.listAddress, CONTACT_ADDRESS),
        size: CONTACT_PAGE,
        fetch: ports.contacts.contacts,
        idOf: ({ id }: Contact) => String(id),
        isAskedFor: isContactAskedFor,
        changes$: changesOf(realtime, { channel: 'contacts', events: CONTACT_EVENTS, schema: Contact, unreadable }),
        ...fresh,
      }),
    contact: (entry) =>
      createQuery<RegisterEntry, Contact>({
        question$: new BehaviorSubject(entry),
        ask: ports.contacts.contact,
        ...freshBy('contacts'),
      }),
    contactForm: (contact, done) => createContactForm({ port: ports.contacts, contact, done, ...sending }),
    persons: () =>
      createPagedList({
        place: questionIn(at.listAddress, PERSON_ADDRESS),
        size: PERSON_PAGE,
        fetch: ports.persons.persons,
        idOf: ({ id }: Person) => String(id),
        isAskedFor: () => true,
        ...freshBy('persons'),
      }),
    person: (entry) =>
      createQuery<RegisterEntry, Person>({
        question$: new BehaviorSubject(entry),
        ask: ports.persons.person,
        ...freshBy('persons'),
      }),
    personForm: (person, done) => createPersonForm({ port: ports.persons, person, done, ...sending }),
    departments: () =>
      createDepartmentsStore({
        port: ports.departments,
        changes$: changesOf(realtime, {
          channel: 'departments',
          events: DEPARTMENT_EVENTS,
          schema: Department,
          unreadable,
        }),
        ...freshBy('departments'),
        ...sending,
      }),
    department: (id) =>
      createQuery<string, Department>({
        question$: new BehaviorSubject(id),
        ask: ports.departments.department,
        ...fresh,
      }),
    departmentForm: (department, done) =>
      createDepartmentForm({ port: ports.departments, department, done, ...sending }),
  };
}
