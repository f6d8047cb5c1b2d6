import { createTokenKeeper, type TokenKeeper } from '@felles/core/internal/portal/center/token';
import { type AccessCell, createAccess } from '@felles/core/internal/shared/access';
import type { CenterPort } from '@felles/core/portal/center';
import type { TermsPort } from '@felles/core/portal/terms';
import { createHttp, type Http, type HttpOptions } from '../http.ts';
import { center, terms } from '../wire/portal/center.ts';
import type { PortalPlace } from './place.ts';

/**
 * Core's `CenterPort`: a center and its looks. The manifest and the token are open to anyone, the rest needs the
 * center's token; no call needs a session.
 */
export function createCenterHttp(http: Http): CenterPort {
  const ofDepartment = (departmentId: number | null) => ({ query: departmentId === null ? {} : { departmentId } });
  return {
    manifest: () => http.ask(center.manifest, {}),
    token: (centerident) => http.ask(center.centerToken, { params: { centerident } }),
    center: () => http.ask(center.center, {}),
    departments: () => http.ask(center.departments, {}),
    colors: (departmentId) => http.ask(center.colors, ofDepartment(departmentId)),
    images: (departmentId) => http.ask(center.images, ofDepartment(departmentId)),
    logo(source) {
      switch (source.of) {
        case 'department':
          return http.ask(center.departmentLogo, {
            params: { centerId: source.centerId, departmentId: source.departmentId },
          });
        case 'center':
          return http.ask(center.centerLogo, { params: { centerId: source.centerId } });
        case 'token':
          return http.ask(center.logo, {});
      }
    },
    sponsorSetup: () => http.ask(center.sponsorSetup, {}),
    portalInfo: (departmentId) => http.ask(center.portalInfo, ofDepartment(departmentId)),
  };
}

/** Core's `TermsPort`: the address of the payment terms, or the terms as a PDF. The center's token is enough. */
export function createTermsHttp(http: Http): TermsPort {
  return {
    conditionUrl: () => http.ask(terms.conditionUrl, {}),
    conditions: () => http.ask(terms.conditions, {}),
  };
}

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
