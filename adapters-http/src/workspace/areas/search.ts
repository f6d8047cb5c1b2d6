// The search for words in everything.

import { createSearchStore } from '@felles/core/internal/workspace/search/store';
import type { SearchPort, SearchStore } from '@felles/core/workspace/search';
import type { Http } from '../../http.ts';
import { search } from '../../wire/workspace/frame.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';

/**
 * Core's `SearchPort`, for staff who are signed in. An addition: saved searches alone are of the specification. Tasks,
 * deviations and checklists are found where the service names another.
 */
export const createSearchHttp = (http: Http): SearchPort => ({
  search: (text, most) => http.ask(search.search, { query: { q: text, page_size: most, records: true } }),
});

/** The search over everything. Each window of it has a store of its own. */
export interface SearchServices {
  search(): SearchStore;
}

/** The search for words in everything: an addition, which a service may lack. */
export const searchServices = (door: WorkspaceDoor): SearchServices => ({
  search: () => createSearchStore({ port: createSearchHttp(door.http), clock: door.clock }),
});
