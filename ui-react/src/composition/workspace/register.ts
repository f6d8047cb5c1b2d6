// The customer register: contacts, persons and departments.
import type { Http } from '@felles/adapters-http';
import { createContactsHttp } from '@felles/adapters-http/workspace/contacts';
import { createDepartmentsHttp } from '@felles/adapters-http/workspace/departments';
import { createPersonsHttp } from '@felles/adapters-http/workspace/persons';
import { changesOf } from '@felles/adapters-ws';
import { createPagedList, queryOf, questionIn } from '@felles/core/data';
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
} from '@felles/core/workspace';
import type { RegisterServices } from '../../workspace/services.ts';
import { liveAt } from './live.ts';
import { sendingAt, type WorkspacePlace } from './place.ts';

const CONTACT_EVENTS = { put: ['contact.changed'], gone: ['contact.gone'] };
const DEPARTMENT_EVENTS = { put: ['department.changed'], gone: ['department.gone'] };

export function registerServices(at: WorkspacePlace, realtime: RealtimeStore, http: Http): RegisterServices {
  const ports = {
    contacts: createContactsHttp(http),
    persons: createPersonsHttp(http),
    departments: createDepartmentsHttp(http),
  };
  const sending = sendingAt(at);
  const { fresh, freshAfter } = liveAt(at, realtime);
  return {
    contacts: () =>
      createPagedList({
        place: questionIn(at.listAddress, CONTACT_ADDRESS),
        size: CONTACT_PAGE,
        fetch: ports.contacts.contacts,
        idOf: ({ id }: Contact) => String(id),
        isAskedFor: isContactAskedFor,
        changes$: changesOf(realtime, { channel: 'contacts', events: CONTACT_EVENTS, schema: Contact }),
        ...fresh,
      }),
    contact: (entry) => queryOf(entry, ports.contacts.contact, freshAfter('contacts')),
    contactForm: (contact, done) => createContactForm({ port: ports.contacts, contact, done, ...sending }),
    persons: () =>
      createPagedList({
        place: questionIn(at.listAddress, PERSON_ADDRESS),
        size: PERSON_PAGE,
        fetch: ports.persons.persons,
        idOf: ({ id }: Person) => String(id),
        isAskedFor: () => true,
        ...freshAfter('persons'),
      }),
    person: (entry) => queryOf(entry, ports.persons.person, freshAfter('persons')),
    personForm: (person, done) => createPersonForm({ port: ports.persons, person, done, ...sending }),
    departments: () =>
      createDepartmentsStore({
        port: ports.departments,
        changes$: changesOf(realtime, { channel: 'departments', events: DEPARTMENT_EVENTS, schema: Department }),
        ...freshAfter('departments'),
        ...sending,
      }),
    department: (id) => queryOf(id, ports.departments.department, fresh),
    departmentForm: (department, done) =>
      createDepartmentForm({ port: ports.departments, department, done, ...sending }),
  };
}
