// The search over everything.
import { createSearchStore, type SearchStore } from '@felles/core/workspace/search';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { createSearchHttp } from '../search.ts';

/** The search over everything. Each window of it has a store of its own. */
export interface SearchServices {
  search(): SearchStore;
}

/** The search for words in everything: an addition, which a service may lack. */
export const searchServices = (door: WorkspaceDoor): SearchServices => ({
  search: () => createSearchStore({ port: createSearchHttp(door.http), clock: door.clock }),
});
