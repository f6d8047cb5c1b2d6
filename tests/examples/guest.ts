// Checking a guest in.
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { outboxesOf } from '@felles/adapters-http/workspace/areas/outboxes';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Checks a guest in. The list shows the guest at once; the row is settled once the service has it. Returns what is unsent. */
export async function checkInGuest(
  root: string,
  access: string,
  projectId: string,
  firstName: string,
): Promise<number> {
  const workspace = await openFor(root, access);
  const site = checkInServices(workspace).list(projectId);
  site.open();
  await firstValueFrom(site.view$.pipe(filter(({ status }) => status === 'ready')));
  site.checkIn({ guest: true, firstName, lastName: 'Gjest', companyName: 'Gjest AS' });
  const isGuest = (row: (typeof site.view$.value.rows)[number]) =>
    row.item.firstName === firstName && row.state === 'settled';
  await firstValueFrom(site.view$.pipe(filter(({ rows }) => rows.some(isGuest))));
  workspace.close();
  return outboxesOf(workspace).count$.value;
}
