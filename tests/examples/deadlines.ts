// The deadlines of all projects.
import { deadlineServices } from '@felles/adapters-http/workspace/areas/deadlines';
import { isoDate } from '@felles/core';
import { titleOfDeadline } from '@felles/core/workspace/deadlines';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The deadlines of all projects that are to come, the next one first. */
export async function comingDeadlines(root: string, access: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const deadlines = deadlineServices(workspace).soon();
  deadlines.open();
  const { coming } = await ready(deadlines.view$.pipe(map(({ load }) => load)));
  workspace.close();
  return coming.map(({ day, deadline }) => `${isoDate(day)} ${titleOfDeadline(deadline)}`);
}
