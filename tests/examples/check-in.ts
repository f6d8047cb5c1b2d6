// Who is on a site, live.
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { connectOver } from '@felles/adapters-ws';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { asyncScheduler, filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Hears by the live connection who is on a site, and waits until a person of that name is among them. */
export async function waitFor(root: string, access: string, projectId: string, firstName: string): Promise<number> {
  const workspace = await openFor(root, access, {
    connect: (address, events) => connectOver({ openSocket: openNodeSocket, address, clock: asyncScheduler }, events),
  });
  const site = checkInServices(workspace).list(projectId);
  site.open();
  const isThere$ = site.view$.pipe(filter(({ rows }) => rows.some(({ item }) => item.firstName === firstName)));
  const { all } = await firstValueFrom(isThere$);
  workspace.close();
  return all;
}
