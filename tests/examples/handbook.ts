// The handbook of a project.
import { handbookServices } from '@felles/adapters-http/workspace/areas/handbook';
import type { TemplateCounts } from '@felles/core/workspace/handbook';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** How many templates the handbook of a project has, and how many of them are used. */
export async function templatesOf(root: string, access: string, projectId: string): Promise<TemplateCounts> {
  const workspace = await openFor(root, access);
  const handbook = handbookServices(workspace).of(projectId);
  handbook.open();
  const { counts } = await firstValueFrom(handbook.view$.pipe(filter(({ isWhole }) => isWhole)));
  workspace.close();
  return counts;
}
