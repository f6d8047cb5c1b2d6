// A channel of the live connection.
import { aboutServices } from '@felles/adapters-http/workspace/areas/about';
import { connectInNode } from '@felles/adapters-ws/node';
import { filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Publishes a text in a channel of the live connection, and waits until the channel brings it. Returns what it has brought. */
export async function tryChannel(root: string, access: string, channel: string, text: string) {
  const workspace = await openFor(root, access, { connect: connectInNode });
  const { about } = aboutServices(workspace);
  about.open();
  about.listenTo(channel);
  const isSubscribed$ = about.view$.pipe(
    filter(({ subscribed }) => subscribed.status === 'ready' && subscribed.channels.includes(channel)),
  );
  await firstValueFrom(isSubscribed$);
  about.write(text);
  about.publish();
  const isThere$ = about.view$.pipe(filter(({ lines }) => lines.items.some((line) => line.text === text)));
  const { lines } = await firstValueFrom(isThere$);
  workspace.close();
  return lines.items.map((line) => line.text);
}
