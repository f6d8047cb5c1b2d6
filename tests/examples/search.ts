// The search over everything.
import { searchServices } from '@felles/adapters-http/workspace/areas/search';
import { hitTexts } from '@felles/core/workspace/search';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** What is found by words, in groups: contacts first, then persons and projects. */
export async function searchFor(root: string, access: string, words: string) {
  const workspace = await openFor(root, access);
  const search = searchServices(workspace).search();
  search.open();
  search.search(words);
  const groups = await ready(search.view$.pipe(map((view) => view.groups)));
  workspace.close();
  return groups.map(({ name, hits }) => ({ name, titles: hits.map((hit) => hitTexts(hit).title) }));
}
