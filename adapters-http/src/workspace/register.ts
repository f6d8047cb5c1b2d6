// The customer register, and the departments of the company.

import { mapReply } from '@felles/core/internal/shared/reply';
import type { ReachQuestion } from '@felles/core/internal/workspace/register/doubles';
import type { ContactsPort } from '@felles/core/workspace/contacts';
import type { DepartmentsPort } from '@felles/core/workspace/departments';
import type { PersonsPort } from '@felles/core/workspace/persons';
import type { RegisterEntry } from '@felles/core/workspace/register';
import type { Http } from '../http.ts';
import { pageQuery } from '../wire/values.ts';
import { contacts, departments, persons } from '../wire/workspace/register.ts';

/** The service reads an id without a type as the usual one. */
const entryOf = ({ id, idtype }: RegisterEntry) => ({
  params: { id },
  query: idtype === 'node' ? { idtype } : {},
});

/** [W-PLAN-09] So many of those that are the same are shown. */
const MOST_SAME = 3;
const sameAs = (question: ReachQuestion) => ({ query: { ...question, page: 1, page_size: MOST_SAME } });

/**
 * Core's `ContactsPort`, for staff who are signed in. The whole port is an addition: without it every call fails as
 * not offered.
 */
export const createContactsHttp = (http: Http): ContactsPort => ({
  contacts: (question) => http.ask(contacts.contacts, { query: pageQuery(question) }),
  contact: (entry) => http.ask(contacts.contact, entryOf(entry)),
  same: (question) => mapReply(http.ask(contacts.contacts, sameAs(question)), (page) => page.result_set),
  create: (body, key) => http.ask(contacts.create, { body, key }),
  change: (id, body) => http.ask(contacts.change, { params: { id }, body }),
});

/** Core's `PersonsPort`, for staff who are signed in. An addition as a whole; `find` is the first page of a search. */
export const createPersonsHttp = (http: Http): PersonsPort => ({
  find: (q, count) =>
    mapReply(http.ask(persons.persons, { query: { q, page: 1, page_size: count } }), (page) => page.result_set),
  persons: (question) => http.ask(persons.persons, { query: pageQuery(question) }),
  person: (entry) => http.ask(persons.person, entryOf(entry)),
  same: (question) => mapReply(http.ask(persons.persons, sameAs(question)), (page) => page.result_set),
  create: (body, key) => http.ask(persons.create, { body, key }),
  change: (id, body) => http.ask(persons.change, { params: { id }, body }),
});

const ofDepartment = (id: string) => ({ params: { departmentID: id } });

/** Core's `DepartmentsPort`, for staff who are signed in. At most one department reports; null where none does. */
export const createDepartmentsHttp = (http: Http): DepartmentsPort => ({
  departments: () => http.ask(departments.departments, {}),
  department: (id) => http.ask(departments.department, ofDepartment(id)),
  create: (body, key) => http.ask(departments.create, { body, key }),
  change: (id, body) => http.ask(departments.change, { ...ofDepartment(id), body }),
  replace: (id, body) => http.ask(departments.replace, { ...ofDepartment(id), body }),
  reporting: () => http.ask(departments.reporting, {}),
  report: (id) => http.ask(departments.report, ofDepartment(id)),
});
