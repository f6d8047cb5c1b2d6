// The list of projects.
import { projectServices } from '@felles/adapters-http/workspace/areas/projects';
import { explainFailure, whenDecided } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { openFor } from './sign-in.ts';

/** The titles of the first projects, or why there are none. */
export async function projectTitles(root: string, access: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const list = projectServices(workspace).lines();
  list.open();
  const { rows, failure } = await whenDecided(list.view$);
  workspace.close();
  return failure ? [textOf(no, explainFailure(failure))] : rows.map(({ item }) => item.title ?? '');
}
