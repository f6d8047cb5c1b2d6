// Notifications.
import { notificationServices } from '@felles/adapters-http/workspace/areas/notifications';
import { isNew } from '@felles/core/workspace/notifications';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The messages that are new for the user, who has seen them from now on. */
export async function newMessages(root: string, access: string) {
  const workspace = await openFor(root, access);
  const { store } = notificationServices(workspace);
  const items = await ready(store.view$.pipe(map((view) => view.items)));
  store.see(store.view$.value.newOnes);
  workspace.close();
  return items.filter(isNew).map(({ message }) => message);
}
