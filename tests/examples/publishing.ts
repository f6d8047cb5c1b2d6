// The panels that are published.
import { publishingServices } from '@felles/adapters-http/workspace/areas/publishing';
import { filter, firstValueFrom, map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** Reads the first panel that the user has not read. Returns its title; null where all are read. */
export async function readNext(root: string, access: string): Promise<string | null> {
  const workspace = await openFor(root, access);
  const { published, publishing } = publishingServices(workspace);
  const list = published();
  list.open();
  const lines = await ready(list.answer$.pipe(map(({ load }) => load)));
  const next = lines.find(({ read }) => !read);
  if (next) {
    publishing.markRead(String(next.pub_id));
    await firstValueFrom(publishing.read$.pipe(filter((ids) => ids.has(String(next.pub_id)))));
  }
  workspace.close();
  return next?.title ?? null;
}
