// Who takes part in a project.
import { participantServices } from '@felles/adapters-http/workspace/areas/participants';
import { loadOf } from '@felles/core/data';
import { EVERY_PARTICIPANT, participantName, participantsFor } from '@felles/core/workspace/participants';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** Who takes part in a project, with the roles of each: "Ola Bakken: Prosjektleder, Kontrollør". */
export async function participantsOf(root: string, access: string, projectId: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const list = participantServices(workspace).participants(projectId);
  list.open();
  const rows = await ready(list.view$.pipe(map(loadOf)));
  workspace.close();
  return participantsFor(
    rows.map(({ item }) => item),
    EVERY_PARTICIPANT,
  ).map((one) => `${participantName(one)}: ${(one.roles ?? []).map(({ title }) => title).join(', ')}`);
}
