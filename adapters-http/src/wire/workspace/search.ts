/** The search for words in everything, which is an addition, and the searches that the user has saved. */

import { SavedSearch } from '@felles/core/workspace/dashboard';
import { SearchHit } from '@felles/core/workspace/search';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { WholeNumber } from '../values.ts';

export const search = staff.get('/v1/search', 'Everything that has a text in its words', {
  query: z.object({ q: z.string(), page_size: z.optional(WholeNumber) }),
  harmless: ['page_size'],
  reply: z.array(SearchHit),
  extension: 'search',
});

/** [W-DASHBOARD-20] The first t of portlet is missing in the service's own path. */
export const saved = staff.get('/porlet/savedsearch', 'The saved searches that a portlet may show', {
  reply: z.array(SavedSearch),
});
