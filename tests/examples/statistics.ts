// Figures over all projects.
import { statisticsServices } from '@felles/adapters-http/workspace/areas/statistics';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The tasks of all projects in a period, by their status: "OVERDUE: 3". The days are written "2026-11-01". */
export async function tasksIn(root: string, access: string, from: string, to: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const { change, figures } = statisticsServices(workspace).overview();
  change({ from, to });
  figures.tasks.open();
  const { per_status: statuses } = await ready(figures.tasks.answer$.pipe(map(({ load }) => load)));
  workspace.close();
  return (statuses ?? []).map(({ name, count }) => `${name}: ${count}`);
}
