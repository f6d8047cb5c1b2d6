import type { SearchPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/search.ts';

export const createSearchHttp = (http: Http): SearchPort => ({
  search: (text, most) => http.ask(wire.search, { query: { q: text, page_size: most } }),
});
