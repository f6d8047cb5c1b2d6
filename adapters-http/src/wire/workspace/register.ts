import { readableOf } from '@felles/core/internal/shared/wire-values';
import { ContactFields, ContactPage, NewContact } from '@felles/core/internal/workspace/contacts/model';
import { DepartmentFields, RegisterDepartments } from '@felles/core/internal/workspace/departments/model';
import { NewPerson, PersonFields, PersonPage } from '@felles/core/internal/workspace/persons/model';
import { Article, ArticleWithResources } from '@felles/core/workspace/articles';
import { Contact } from '@felles/core/workspace/contacts';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import { FoundAddress, HouseRegister } from '@felles/core/workspace/new-project';
import { Person } from '@felles/core/workspace/persons';
import { ID_TYPES } from '@felles/core/workspace/register';
import * as z from 'zod/mini';
import { loggable, prefetch } from '../call.ts';
import { addition, staff } from '../rows.ts';
import { PageQuery, WholeNumber, YesOrNo } from '../values.ts';

/** A hit of the search has only the id of a node. */
const ID_TYPE = loggable({ idtype: z.optional(z.enum(ID_TYPES)) });

const text = z.optional(z.string());
const PAGE_NAMES = ['page', 'page_size', 'sort'] as const;
const CHANGES = 'register-changes';

/** [W-PLAN-09] With one of these, the page has those of which it is the same. */
const CONTACTS_ASKED = {
  query: loggable({ ...PageQuery, orgnr: text, phone: text, email: text }, ...PAGE_NAMES),
  added: { orgnr: CHANGES, phone: CHANGES, email: CHANGES },
} as const;
const PERSONS_ASKED = {
  query: loggable({ ...PageQuery, phone: text, email: text }, ...PAGE_NAMES),
  added: { phone: CHANGES, email: CHANGES },
} as const;

const made = addition(CHANGES);
const ofContacts = addition('contacts');
const ofPersons = addition('persons');

/** The companies of the customer register: an addition as a whole. */
export const contacts = {
  contacts: ofContacts.get('/v1/contacts', 'A page of the contacts', { ...CONTACTS_ASKED, reply: ContactPage }),
  contact: ofContacts.get('/v1/contacts/{id}', 'One contact, with its persons and projects', {
    query: ID_TYPE,
    reply: Contact,
  }),
  create: made.create('/v1/contacts', 'Creates a contact', { body: NewContact, reply: Contact }),
  change: ofContacts.patch('/v1/contacts/{id}', 'Changes a contact', { body: ContactFields, reply: Contact }),
};

/** The persons of the customer register: an addition as a whole. */
export const persons = {
  persons: ofPersons.get('/v1/persons', 'A page of the persons', { ...PERSONS_ASKED, reply: PersonPage }),
  person: ofPersons.get('/v1/persons/{id}', 'One person, with roles in projects', { query: ID_TYPE, reply: Person }),
  create: made.create('/v1/persons', 'Creates a person', { body: NewPerson, reply: Person }),
  change: ofPersons.patch('/v1/persons/{id}', 'Changes a person', { body: PersonFields, reply: Person }),
};

const department = { body: DepartmentFields, reply: RegisterDepartment };

/** The departments of the company, and which of them reports. */
export const departments = {
  departments: staff.get('/v1/departments', 'The departments', { reply: RegisterDepartments }),
  create: staff.create('/v1/departments', 'Creates a department', department),
  /** `reporting` is a literal, not an id. */
  reporting: staff.get('/v1/departments/reporting', 'The reporting department, or null', {
    reply: z.nullable(RegisterDepartment),
  }),
  report: staff.put('/v1/departments/reporting/{departmentID}', 'Sets the reporting department', {
    mayHoldError: true,
  }),
  department: staff.get('/v1/departments/{departmentID}', 'One department', {
    reply: RegisterDepartment,
    mayHoldError: true,
  }),
  /** The word stands in the singular in these two. */
  change: staff.patch('/v1/department/{departmentID}', 'Changes a department', department),
  replace: staff.put('/v1/department/{departmentID}', 'Replaces a department', department),
};

/** Addresses and the house register, for a new project: two additions. */
export const places = {
  addresses: addition('address-search').get('/v1/addresses', 'Addresses by words or by unit (knr-gnr-bnr-fnr-snr)', {
    query: loggable(
      { q: z.optional(z.string()), unit: z.optional(z.string()), count: z.optional(WholeNumber) },
      'count',
    ),
    reply: readableOf(FoundAddress),
  }),
  houseRegister: addition('house-register').get(
    '/v1/house-register',
    'Buildings and properties on units, or at an address',
    {
      query: z.object({ units: z.optional(z.string()), address: z.optional(z.string()) }),
      reply: HouseRegister,
    },
  ),
};

/** The price list: the articles, and their prices by resource. */
export const articles = {
  /** [W-ARTICLES-05] The specification names no filter; the two that the page sends are fields of an article. */
  articles: staff.get('/v1/articles', 'The articles, with filters', {
    query: z.looseObject({ type: z.optional(z.string()), billable: z.optional(z.string()) }),
    added: { type: 'article-filters', billable: 'article-filters' },
    reply: readableOf(Article),
  }),
  withResources: staff.get('/v1/articles/resources', 'The articles with prices by resource', {
    query: loggable({ active: YesOrNo }),
    reply: readableOf(ArticleWithResources),
    ...prefetch('articles', () => [{ query: { active: true } }]),
  }),
};
