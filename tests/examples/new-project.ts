// A new project.
import { newProjectServices } from '@felles/adapters-http/workspace/areas/new-project';
import type { NewProjectDraft } from '@felles/core/workspace/new-project';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

type Typed = Pick<NewProjectDraft, 'title' | 'address' | 'postal_code' | 'city'>;

/** Creates a project at an address that the user has typed. Returns it with the number that the service gave it. */
export async function createProject(root: string, access: string, typed: Typed) {
  const workspace = await openFor(root, access);
  const { store } = newProjectServices(workspace).begin(null);
  store.open();
  store.change({ source: 'user', ...typed });
  store.create();
  const { finished } = await firstValueFrom(store.view$.pipe(filter((view) => view.finished !== null)));
  workspace.close();
  return finished;
}
