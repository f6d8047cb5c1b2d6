/** The persons of the customer register: an addition as a whole. */

import { Person, PersonFields, PersonPage } from '@felles/core/workspace/persons';
import { ID_TYPES } from '@felles/core/workspace/register';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { PageQuery } from '../values.ts';

export const persons = staff.get('/v1/persons', 'A page of the persons of the customer register', {
  query: PageQuery,
  harmless: ['page', 'page_size', 'sort'],
  reply: PersonPage,
  extension: 'persons',
});

export const person = staff.get('/v1/persons/{id}', 'One person, with the roles held in projects and those used last', {
  // By the id of its node where that is all that is known, as of a hit of the search.
  query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
  harmless: ['idtype'],
  reply: Person,
  extension: 'persons',
});

export const change = staff.patch('/v1/persons/{id}', 'Changes the given fields of a person', {
  body: PersonFields,
  reply: Person,
  extension: 'persons',
});
