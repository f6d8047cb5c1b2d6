// The tasks of a project.
import { taskServices } from '@felles/adapters-http/workspace/areas/tasks';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** The tasks of a project by their status: "OVERDUE: 3". */
export async function taskCounts(root: string, access: string, projectId: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const store = taskServices(workspace).ofProject(projectId);
  store.open();
  const { load } = await firstValueFrom(store.view$.pipe(filter((view) => view.load.status === 'ready')));
  workspace.close();
  return load.status === 'ready' ? load.value.map(({ status, tasks }) => `${status}: ${tasks.length}`) : [];
}
