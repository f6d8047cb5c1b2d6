/** The companies of the customer register: an addition as a whole. */

import { Contact, ContactFields, ContactPage } from '@felles/core/workspace/contacts';
import { ID_TYPES } from '@felles/core/workspace/register';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { PageQuery } from '../values.ts';

export const contacts = staff.get('/v1/contacts', 'A page of the contacts of the customer register', {
  query: PageQuery,
  harmless: ['page', 'page_size', 'sort'],
  reply: ContactPage,
  extension: 'contacts',
});

export const contact = staff.get(
  '/v1/contacts/{id}',
  'One contact, with who works there and the projects that it takes part in',
  {
    // By the id of its node where that is all that is known, as of a hit of the search.
    query: z.object({ idtype: z.optional(z.enum(ID_TYPES)) }),
    harmless: ['idtype'],
    reply: Contact,
    extension: 'contacts',
  },
);

export const change = staff.patch('/v1/contacts/{id}', 'Changes the given fields of a contact', {
  body: ContactFields,
  reply: Contact,
  extension: 'contacts',
});
