import { PersonPage } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { WholeNumber } from '../values.ts';

export const persons = call({
  method: 'GET',
  path: '/v1/persons',
  access: 'staff',
  summary: 'A page of the persons of the customer register',
  query: z.object({
    page: z.optional(WholeNumber),
    page_size: z.optional(WholeNumber),
    q: z.optional(z.string()),
  }),
  harmless: ['page', 'page_size'],
  reply: json(PersonPage),
  extension: true,
});
