import { createOutboxes } from '@felles/adapters-http/workspace/areas/outboxes';
import { participantServices } from '@felles/adapters-http/workspace/areas/participants';
import { loadOf } from '@felles/core/data';
import { groupByRole, participantName } from '@felles/core/workspace';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** Who takes part in a project, by role: "Prosjektleder: Ola Bakken". */
export async function participantsOf(root: string, access: string, projectId: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const list = participantServices(workspace, createOutboxes(workspace)).participants(projectId);
  list.open();
  const rows = await ready(list.view$.pipe(map(loadOf)));
  list.close();
  workspace.close();
  const groups = groupByRole(rows.map(({ item }) => item));
  return groups.map(({ role, participants }) => `${role?.title}: ${participants.map(participantName).join(', ')}`);
}
