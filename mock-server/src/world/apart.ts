import { SOCKET_PATH } from '@felles/adapters-http/wire';
import type { Elsewhere } from './manifest.ts';

/** Two origins, of the pages and of their service. Read with each request: their ports are known once they are listened to. */
export interface Apart {
  readonly pages: string;
  readonly service: string;
}

/** The host of the service, and where its socket is: without an address of its own that would be looked for beside the page. */
export function serviceOf({ service }: Apart): { readonly host: string; readonly elsewhere: Elsewhere } {
  const { host } = new URL(service);
  return { host, elsewhere: { websocket_url: `ws://${host}${SOCKET_PATH}` } };
}
