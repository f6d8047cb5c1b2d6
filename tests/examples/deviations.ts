// Deviations: their statuses, and the moves between them.
import { deviationServices } from '@felles/adapters-http/workspace/areas/deviations';
import { whenDecided } from '@felles/core';
import { map } from 'rxjs';
import { openFor } from './sign-in.ts';

/** The names of the statuses that a deviation can be moved to, by the name of the status it has. */
export async function deviationMoves(root: string, access: string) {
  const workspace = await openFor(root, access);
  const { setup } = deviationServices(workspace);
  setup.open();
  const load = await whenDecided(setup.answer$.pipe(map(({ load }) => load)));
  workspace.close();
  const statuses = load.status === 'ready' ? (load.value.statuses ?? []).filter((one) => one !== null) : [];
  const nameOf = (status: string) => statuses.find((one) => one.status === status)?.name ?? status;
  return new Map(statuses.map(({ name, next }) => [name ?? '', next.map(nameOf)]));
}
