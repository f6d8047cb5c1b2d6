import type { CenterPort } from '@felles/core/portal/center';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/center.ts';

/**
 * Core's `CenterPort`: what a center is and looks like. The manifest and the token are open to anyone, the rest needs
 * the center's token; no call needs a session.
 */
export function createCenterHttp(http: Http): CenterPort {
  const ofDepartment = (departmentId: number | null) => ({ query: departmentId === null ? {} : { departmentId } });
  return {
    manifest: () => http.ask(wire.manifest, {}),
    token: (centerident) => http.ask(wire.centerToken, { params: { centerident } }),
    center: () => http.ask(wire.center, {}),
    departments: () => http.ask(wire.departments, {}),
    colors: (departmentId) => http.ask(wire.colors, ofDepartment(departmentId)),
    images: (departmentId) => http.ask(wire.images, ofDepartment(departmentId)),
    logo(source) {
      switch (source.of) {
        case 'department':
          return http.ask(wire.departmentLogo, {
            params: { centerId: source.centerId, departmentId: source.departmentId },
          });
        case 'center':
          return http.ask(wire.centerLogo, { params: { centerId: source.centerId } });
        case 'token':
          return http.ask(wire.logo, {});
      }
    },
    sponsorSetup: () => http.ask(wire.sponsorSetup, {}),
    portalInfo: (departmentId) => http.ask(wire.portalInfo, ofDepartment(departmentId)),
  };
}
