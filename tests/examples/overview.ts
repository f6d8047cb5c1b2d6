// One project.
import { oneProjectServices } from '@felles/adapters-http/workspace/areas/project';
import { projectPageServices } from '@felles/adapters-http/workspace/areas/project-pages';
import { presenceOf } from '@felles/core/workspace/projects';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The title of a project, and how many are on its site. */
export async function overviewOf(root: string, access: string, projectId: string) {
  const workspace = await openFor(root, access);
  const project = oneProjectServices(workspace).one(projectId);
  const checkIns = projectPageServices(workspace).checkIns(projectId);
  for (const part of [project, checkIns]) part.open();
  const { title } = await ready(project.view$.pipe(map(({ load }) => load)));
  const presence = presenceOf(await ready(checkIns.answer$.pipe(map(({ load }) => load))));
  workspace.close();
  return { title, onSite: presence.all };
}
