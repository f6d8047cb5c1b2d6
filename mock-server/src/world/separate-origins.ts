import { SOCKET_PATH } from '@felles/adapters-http/wire';
import type { ServiceAddresses } from './manifest.ts';

/** Two origins, of the pages and of their service. Read with each request: their ports are known once they are listened to. */
export interface SeparateOrigins {
  readonly pages: string;
  readonly service: string;
}

/** The host of the service, and where its socket is: without an address of its own that would be looked for beside the page. */
export function serviceOf({ service }: SeparateOrigins): {
  readonly host: string;
  readonly elsewhere: ServiceAddresses;
} {
  const { host } = new URL(service);
  return { host, elsewhere: { websocket_url: `ws://${host}${SOCKET_PATH}` } };
}
