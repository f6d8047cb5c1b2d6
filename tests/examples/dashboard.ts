// The first page of the user.
import { dashboardServices } from '@felles/adapters-http/workspace/areas/dashboard';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The layout of the first page that the user has chosen, with its portlets. */
export async function firstPage(root: string, access: string) {
  const workspace = await openFor(root, access);
  const dashboard = dashboardServices(workspace).dashboard('start');
  dashboard.open();
  const layout = await ready(dashboard.view$.pipe(map(({ active }) => active)));
  workspace.close();
  return { title: layout?.title, portlets: (layout?.portlets ?? []).map(({ title }) => title) };
}
