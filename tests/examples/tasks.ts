// The tasks of a project, and completing one of them.
import { taskServices } from '@felles/adapters-http/workspace/areas/tasks';
import { whenDecided } from '@felles/core';
import { movesOfTask } from '@felles/core/workspace/tasks';
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

/** Completes the first task of a project that may be completed, and waits until the service has it. Returns its title. */
export async function completeTask(root: string, access: string, projectId: string): Promise<string | null> {
  const workspace = await openFor(root, access);
  const { ofProject, press, outbox } = taskServices(workspace);
  const store = ofProject(projectId);
  store.open();
  const me = await whenDecided(workspace.me.me$);
  const { tasks } = await firstValueFrom(store.view$.pipe(filter((view) => view.load.status === 'ready')));
  const task =
    tasks.find((each) => movesOfTask(each, me.status === 'ready' ? me.value.person_id : null).includes('COMPLETED')) ??
    null;
  if (task) {
    const settled = firstValueFrom(outbox.settled$);
    press().complete(task); // waits in the outbox while there is no network
    await settled;
  }
  workspace.close();
  return task?.title ?? null;
}
