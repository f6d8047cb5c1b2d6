/** What a center is and looks like: the first calls of the portal. The manifest and the token are open to anyone. */

import {
  CENTER,
  Center,
  Colors,
  Departments,
  ImageList,
  Manifest,
  PortalInfo,
  SponsorSetup,
  TokenResponse,
} from '@felles/core/portal/center';
import * as z from 'zod/mini';
import { file } from '../call.ts';
import { anyone, visitor } from '../rows.ts';
import { WholeNumber } from '../values.ts';

const ofDepartment = z.object({ departmentId: z.optional(WholeNumber) });
const image = {
  ...file('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  largest: CENTER.logoLargest,
} as const;

export const manifest = anyone.get('/manifest.json', 'Where the service is', { under: 'root', reply: Manifest });

export const centerToken = anyone.get('/v1/boostsignup/token/{centerident}', 'A token for the center with this code', {
  aliases: ['/token/{centerident}'],
  reply: TokenResponse,
});

export const center = visitor.get('/v1/boostsignup/center', 'The center of the token', {
  aliases: ['/center'],
  reply: Center,
});

export const departments = visitor.get('/departments', 'The departments of the center', {
  aliases: ['/v1/boostsignup/departments'],
  reply: Departments,
});

export const colors = visitor.get('/colors', 'The colours of the center, or of one department', {
  aliases: ['/v1/boostsignup/colors'],
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: Colors,
});

export const images = visitor.get('/images', 'Addresses of background images', {
  aliases: ['/v1/boostsignup/images'],
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: ImageList,
});

export const logo = visitor.get('/logo', 'The logo of the center of the token', {
  aliases: ['/v1/boostsignup/logo'],
  reply: image,
});

export const centerLogo = visitor.get('/document/logo/{centerId}', 'The logo of a center, as a document', {
  params: z.object({ centerId: WholeNumber }),
  reply: image,
  opensByItself: true,
});

export const departmentLogo = visitor.get(
  '/document/logo/{centerId}/{departmentId}',
  'The logo of one department, as a document',
  { params: z.object({ centerId: WholeNumber, departmentId: WholeNumber }), reply: image, opensByItself: true },
);

export const sponsorSetup = visitor.get(
  '/v1/boostsignup/sponsorsetup',
  'Whether the center takes members whom another person or a company pays for',
  { aliases: ['/sponsorsetup'], reply: SponsorSetup },
);

export const portalInfo = visitor.get('/v1/boostsignup/portalinfo', 'What a department tells its visitors, as HTML', {
  aliases: ['/portalinfo'],
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: PortalInfo,
});
