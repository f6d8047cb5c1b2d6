import { type AccessCell, createAccess } from '@felles/core';
import { createTokenKeeper, type TokenKeeper } from '@felles/core/portal/center';
import { createHttp, type Http, type HttpOptions } from '../http.ts';
import { createCenterHttp } from './center.ts';
import type { PortalPlace } from './place.ts';

/** The calls of one center: its token goes along, and is renewed before it expires and after a refusal. */
export interface CenterService {
  readonly http: Http;
  /** Where the service is, and the credentials of its calls. */
  readonly access: AccessCell;
  readonly keeper: TokenKeeper;
}

/** Two clients: the calls that bring a token must not wait for one. */
export function connectCenter(
  { code, root, fetch, clock }: Pick<PortalPlace, 'code' | 'root' | 'fetch' | 'clock'>,
  sessionRefused: NonNullable<HttpOptions['sessionRefused']> = () => undefined,
): CenterService {
  const access = createAccess();
  const options = { root, fetch, clock, access };
  const keeper = createTokenKeeper({ code, port: createCenterHttp(createHttp(options)), access, clock });
  return { access, keeper, http: createHttp({ ...options, renew: keeper.renew, sessionRefused }) };
}
