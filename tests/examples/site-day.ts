// The last projects, ready for a site without a network.
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { siteDayServices } from '@felles/adapters-http/workspace/areas/site-day';
import type { AnswerCache } from '@felles/core/data';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Visits a project, waits until the last ones of the user are on the device, and gives their number. */
export async function readyProjects(root: string, access: string, id: string, cache: AnswerCache): Promise<number> {
  const workspace = await openFor(root, access, { answerCache: cache });
  const { visits } = frameServices(workspace);
  visits.record({ type: 'project', idtype: 'dataid', id });
  const { readiness } = siteDayServices(workspace);
  readiness.open();
  const count = await firstValueFrom(readiness.view$.pipe(filter((ready) => ready !== null)));
  workspace.close();
  return count;
}
