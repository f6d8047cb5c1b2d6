/** The persons of the customer register: an addition as a whole. */

import { ID_TYPES, Person, PersonFields, PersonPage } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { PageQuery } from '../values.ts';

const OfPerson = z.object({ id: z.string() });

export const persons = call({
  method: 'GET',
  path: '/v1/persons',
  access: 'staff',
  summary: 'A page of the persons of the customer register',
  query: PageQuery,
  harmless: ['page', 'page_size', 'sort'],
  reply: json(PersonPage),
  extension: 'persons',
});

export const person = call({
  method: 'GET',
  path: '/v1/persons/{id}',
  access: 'staff',
  summary: 'One person, with the roles held in projects and those used last',
  params: OfPerson,
  // By the id of its node where that is all that is known, as of a hit of the search.
  query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
  harmless: ['idtype'],
  reply: json(Person),
  extension: 'persons',
});

export const change = call({
  method: 'PATCH',
  path: '/v1/persons/{id}',
  access: 'staff',
  summary: 'Changes the given fields of a person',
  params: OfPerson,
  body: { format: 'json', schema: PersonFields },
  reply: json(Person),
  extension: 'persons',
});
