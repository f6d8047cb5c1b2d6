// The own hours of a week.
import { hoursServices } from '@felles/adapters-http/workspace/areas/hours';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** The hours of the user in the current week, with those that are not sent yet. */
export async function hoursOfWeek(root: string, access: string): Promise<number> {
  const workspace = await openFor(root, access);
  const { store } = hoursServices(workspace).week();
  store.open();
  const { week } = await firstValueFrom(store.view$.pipe(filter(({ list }) => list.status === 'ready')));
  workspace.close();
  return week.hours;
}
