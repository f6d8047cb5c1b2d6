// Checking a guest in.
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { createOutboxes } from '@felles/adapters-http/workspace/areas/outboxes';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Checks a guest in. The list shows the guest at once; the row is settled when the service has answered. */
export async function checkInGuest(root: string, access: string, projectId: string, firstName: string): Promise<void> {
  const workspace = await openFor(root, access);
  const site = checkInServices(workspace, createOutboxes(workspace)).list(projectId);
  site.open();
  await firstValueFrom(site.view$.pipe(filter(({ status }) => status === 'ready')));
  site.checkIn({
    ...{ firstName, lastName: 'Gjest', companyName: 'Gjest AS', guest: true },
    ...{ personId: null, contactId: null, orgnr: null, phone: null, birthday: null, card_no: null },
  });
  const isGuest = (row: (typeof site.view$.value.rows)[number]) =>
    row.item.firstName === firstName && row.state === 'settled';
  await firstValueFrom(site.view$.pipe(filter(({ rows }) => rows.some(isGuest))));
  site.close();
  workspace.session.close();
}
