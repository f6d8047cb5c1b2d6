// How much is not read.
import { frameServices } from '@felles/adapters-http/workspace/areas/frame';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** How many messages the user has not read, for a badge in the menu. */
export async function unreadMessages(root: string, access: string): Promise<number> {
  const workspace = await openFor(root, access);
  const { unread } = frameServices(workspace);
  const count = await firstValueFrom(unread.count$.pipe(filter((now) => now !== null)));
  workspace.close();
  return count;
}
