// On-site changes that are not sent yet.
import { siteOutboxOf } from '@felles/adapters-http/workspace/areas/site-work';
import { openFor } from './sign-in.ts';

/** The titles of the changes that wait for the service on this device. */
export async function unsentChanges(root: string, access: string): Promise<readonly string[]> {
  const workspace = await openFor(root, access);
  const outbox = siteOutboxOf(workspace);
  const titles = outbox.entries$.value.map(({ input }) => input.title);
  workspace.close();
  return titles;
}
