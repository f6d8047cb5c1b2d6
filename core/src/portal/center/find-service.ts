import type { AccessCell } from '../../shared/access.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import type { Manifest, TokenResponse } from './model.ts';
import type { CenterPort } from './port.ts';
import type { TokenKeeper } from './token.ts';

export interface ServiceNeeds {
  readonly port: Pick<CenterPort, 'manifest'>;
  readonly keeper: Pick<TokenKeeper, 'fetch'>;
  readonly access: AccessCell;
}

/** [P-CENTER-05] [P-CENTER-07] Learns the service's address and then the center's token; every other call needs both. */
export const findService = ({ port, keeper, access }: ServiceNeeds): Reply<TokenResponse> =>
  andThen(port.manifest(), (manifest) => {
    access.next({
      ...access.value,
      base: serviceBase(manifest),
      additions: manifest.additions ?? [],
      allowedHosts: manifest.allowed_hosts ?? null,
      checkoutHosts: manifest.checkout_hosts ?? null,
    });
    return keeper.fetch();
  });

const serviceBase = ({ service_base_url }: Manifest): string => service_base_url.replace(/\/+$/, '');
