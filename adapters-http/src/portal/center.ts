import type { CenterPort } from '@felles/core/portal/center';
import type { TermsPort } from '@felles/core/portal/terms';
import type { Http } from '../http.ts';
import { center, terms } from '../wire/portal/center.ts';

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
