// Checklists: the templates from which new ones are started.
import { checklistServices } from '@felles/adapters-http/workspace/areas/checklists';
import { whenDecided } from '@felles/core';
import { map } from 'rxjs';
import { openFor } from './sign-in.ts';

/** The titles of the templates that a checklist can be started from. */
export async function checklistTemplates(root: string, access: string, projectId: string) {
  const workspace = await openFor(root, access);
  const { templates } = checklistServices(workspace).answering(projectId);
  templates.open();
  const load = await whenDecided(templates.answer$.pipe(map(({ load }) => load)));
  workspace.close();
  return load.status === 'ready' ? load.value.map(({ title }) => title ?? '') : [];
}
