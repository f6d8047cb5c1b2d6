// Deviations: their statuses, and the moves between them.
import { deviationServices } from '@felles/adapters-http/workspace/areas/deviations';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** The names of the statuses that a deviation can be moved to, by the name of the status it has. */
export async function deviationMoves(root: string, access: string) {
  const workspace = await openFor(root, access);
  const { setup } = deviationServices(workspace);
  setup.open();
  const { load } = await firstValueFrom(setup.answer$.pipe(filter(({ load }) => load.status !== 'loading')));
  workspace.close();
  const statuses = load.status === 'ready' ? (load.value.statuses ?? []).filter((one) => one !== null) : [];
  const nameOf = (status: string) => statuses.find((one) => one.status === status)?.name ?? status;
  return new Map(statuses.map(({ name, next }) => [name ?? '', next.map(nameOf)]));
}
