import { SOCKET_PATH } from '@felles/adapters-http/wire';
import type { Manifest } from '@felles/core/internal/portal/center/model';

/** Where the service is, where that is not where its pages come from. */
export type ServiceAddresses = Partial<Pick<Manifest, 'service_base_url' | 'static_url' | 'websocket_url'>>;

/** The bank of the demo world, which is nowhere. */
export const DEMO_BANK = 'avtalegiro.bank.example';

/** The service's manifest for a client that asked it under this host. */
export const manifestFor = (host: string, elsewhere: ServiceAddresses = {}): Manifest => ({
  service_base_url: `http://${host}`,
  authorization_server: `http://${host}`,
  static_url: `http://${host}`,
  version: '0.1.0',
  websocket_url: null,
  // The demo world's bank; what stands in for it here is on this very machine.
  allowed_hosts: [DEMO_BANK],
  ...elsewhere,
});

/** The other origins that a page under this host must reach to work with a service: to talk to, and to show images of. */
export interface Reach {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

export function reachOf(manifest: Manifest, host: string, scheme = 'http'): Reach {
  const { service_base_url, authorization_server, static_url, websocket_url } = manifest;
  const own = originOf(`${scheme}://${host}`, WEB);
  const others = (addresses: readonly (string | null | undefined)[], protocols: readonly string[]) => [
    ...new Set(addresses.flatMap((address) => originOf(address, protocols) ?? []).filter((origin) => origin !== own)),
  ];
  return {
    connect: [
      ...new Set([
        ...others([service_base_url, authorization_server], WEB),
        ...others([websocket_url], [...WEB, ...SOCKETS]),
      ]),
    ],
    images: others([service_base_url, static_url], WEB),
  };
}

const WEB = ['http:', 'https:'] as const;
const SOCKETS = ['ws:', 'wss:'] as const;

/** The origin of a plain address; null for any other, as it could mean more in a policy than it says. */
function originOf(address: string | null | undefined, protocols: readonly string[]): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, host, origin } = new URL(address);
  return protocols.includes(protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host) ? origin : null;
}

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
