// Sending a document.
import { documentServices } from '@felles/adapters-http/workspace/areas/documents';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Sends a text file to a project. Returns why it was not sent; null once the service has it. */
export async function sendDocument(root: string, access: string, projectId: string, name: string, text: string) {
  const workspace = await openFor(root, access);
  const list = documentServices(workspace).list(projectId);
  list.open();
  const bytes = new TextEncoder().encode(text);
  list.upload([{ name, size: bytes.length, read: async () => bytes, redraw: async () => null }], 'both');
  const ended$ = list.uploads$.pipe(filter(([upload]) => upload !== undefined && upload.state !== 'sending'));
  const [upload] = await firstValueFrom(ended$);
  workspace.close();
  return upload?.failure ? textOf(no, upload.failure) : null;
}
