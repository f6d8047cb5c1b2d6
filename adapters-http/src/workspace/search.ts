import type { SearchPort } from '@felles/core/workspace/search';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/search.ts';

/** Core's `SearchPort`, for staff who are signed in. An addition: saved searches alone are of the specification. */
export const createSearchHttp = (http: Http): SearchPort => ({
  search: (text, most) => http.ask(wire.search, { query: { q: text, page_size: most } }),
});
