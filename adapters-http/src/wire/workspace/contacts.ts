/** The companies of the customer register: an addition as a whole. */

import { Contact, ContactFields, ContactPage, ID_TYPES } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { PageQuery } from '../values.ts';

const OfContact = z.object({ id: z.string() });

export const contacts = call({
  method: 'GET',
  path: '/v1/contacts',
  access: 'staff',
  summary: 'A page of the contacts of the customer register',
  query: PageQuery,
  harmless: ['page', 'page_size', 'sort'],
  reply: json(ContactPage),
  extension: 'contacts',
});

export const contact = call({
  method: 'GET',
  path: '/v1/contacts/{id}',
  access: 'staff',
  summary: 'One contact, with who works there and the projects that it takes part in',
  params: OfContact,
  // By the id of its node where that is all that is known, as of a hit of the search.
  query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
  harmless: ['idtype'],
  reply: json(Contact),
  extension: 'contacts',
});

export const change = call({
  method: 'PATCH',
  path: '/v1/contacts/{id}',
  access: 'staff',
  summary: 'Changes the given fields of a contact',
  params: OfContact,
  body: { format: 'json', schema: ContactFields },
  reply: json(Contact),
  extension: 'contacts',
});
