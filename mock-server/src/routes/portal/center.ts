import { SENT_ADDITIONS, tracking, center as wire } from '@felles/adapters-http/wire';
import type { FileContent } from '@felles/core';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { issueToken } from '../../world/tokens.ts';
import { departmentTermsOf } from './terms.ts';

/** The first calls of a portal: without their answers it can show nothing. */
export function centerRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;
  manifestRoute(app, service);

  answer(app, service, wire.centerToken, ({ params: { centerident } }) => {
    if (world.demo.center(centerident) === null) throw refusal(404, 'Fant ikke treningssenteret.');
    return issueToken(world, centerident, 'center.centerToken');
  });

  answer(app, service, wire.center, ({ center }) => {
    const own = departmentTermsOf(center, outside);
    return {
      ...center.center,
      ...(own.length > 0 && { link_to_tos: [...own] }),
      ...(center.logo === null && { has_logo: false }),
    };
  });
  answer(app, service, wire.departments, ({ center }) => center.departments);

  answer(app, service, wire.colors, ({ center, query }) => {
    requireDepartment(center, query.departmentId);
    return center.colors;
  });

  answer(app, service, wire.images, ({ center, query }) => {
    requireDepartment(center, query.departmentId);
    return center.images;
  });

  answer(app, service, wire.sponsorSetup, ({ center: { canBeSponsored } }) => ({ status: canBeSponsored }));

  answer(app, service, wire.portalInfo, ({ center, query }) => {
    requireDepartment(center, query.departmentId);
    return { portal_info: center.portalInfo };
  });

  answer(app, service, wire.logo, ({ center }) => logoOf(center));

  answer(app, service, wire.centerLogo, ({ center, params }) => {
    requireCenterId(center, params.centerId);
    return logoOf(center);
  });

  answer(app, service, wire.departmentLogo, ({ center, params }) => {
    requireCenterId(center, params.centerId);
    requireDepartment(center, params.departmentId);
    return logoOf(center);
  });

  answer(app, service, tracking.marketingTracking, ({ center }) => center.tracking);
}

/** Where the service is, as it is told at the root of the application. */
export function manifestRoute(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;
  answer(app, service, wire.manifest, ({ host }) => ({
    ...world.manifest(host),
    additions: [...SENT_ADDITIONS],
    checkout_hosts: outside === null ? [] : [new URL(outside).host],
  }));
}

function requireCenterId({ center }: DemoCenter, id: number): void {
  if (center.id !== id) throw refusal(404, 'Fant ikke treningssenteret.');
}

function logoOf({ logo }: DemoCenter): FileContent {
  if (logo === null) throw refusal(404, 'Treningssenteret har ingen logo.');
  return logo;
}

/** A department that is named must be one of the center's own. */
export function requireDepartment({ departments }: DemoCenter, id: number | undefined): void {
  if (id !== undefined && !departments.some((department) => department.id === id))
    throw refusal(404, 'Fant ikke avdelingen.', 'UnknownDepartment');
}
