/** The search for words in everything, which is an addition, and the searches that the user has saved. */

import { SavedSearch, SearchHit } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { WholeNumber } from '../values.ts';

export const search = call({
  method: 'GET',
  path: '/v1/search',
  access: 'staff',
  summary: 'Everything that has a text in its words',
  query: z.object({ q: z.string(), page_size: z.optional(WholeNumber) }),
  harmless: ['page_size'],
  reply: json(z.array(SearchHit)),
  extension: 'search',
});

/** [W-DASHBOARD-20] The first t of portlet is missing in the service's own path. */
export const saved = call({
  method: 'GET',
  path: '/porlet/savedsearch',
  access: 'staff',
  summary: 'The saved searches that a portlet may show',
  reply: json(z.array(SavedSearch)),
});
