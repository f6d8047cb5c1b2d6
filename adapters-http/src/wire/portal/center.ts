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
} from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, file, json } from '../call.ts';
import { WholeNumber } from '../values.ts';

const ofDepartment = z.object({ departmentId: z.optional(WholeNumber) });
const image = {
  ...file('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  largest: CENTER.logoLargest,
} as const;

export const manifest = call({
  method: 'GET',
  path: '/manifest.json',
  under: 'root',
  access: 'anyone',
  summary: 'Where the service is',
  reply: json(Manifest),
});

export const centerToken = call({
  method: 'GET',
  path: '/v1/boostsignup/token/{centerident}',
  aliases: ['/token/{centerident}'],
  access: 'anyone',
  summary: 'A token for the center with this code',
  params: z.object({ centerident: z.string() }),
  reply: json(TokenResponse),
});

export const center = call({
  method: 'GET',
  path: '/v1/boostsignup/center',
  aliases: ['/center'],
  access: 'center',
  summary: 'The center of the token',
  reply: json(Center),
});

export const departments = call({
  method: 'GET',
  path: '/departments',
  aliases: ['/v1/boostsignup/departments'],
  access: 'center',
  summary: 'The departments of the center',
  reply: json(Departments),
});

export const colors = call({
  method: 'GET',
  path: '/colors',
  aliases: ['/v1/boostsignup/colors'],
  access: 'center',
  summary: 'The colours of the center, or of one department',
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: json(Colors),
});

export const images = call({
  method: 'GET',
  path: '/images',
  aliases: ['/v1/boostsignup/images'],
  access: 'center',
  summary: 'Addresses of background images',
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: json(ImageList),
});

export const logo = call({
  method: 'GET',
  path: '/logo',
  aliases: ['/v1/boostsignup/logo'],
  access: 'center',
  summary: 'The logo of the center of the token',
  reply: image,
});

export const centerLogo = call({
  method: 'GET',
  path: '/document/logo/{centerId}',
  access: 'center',
  summary: 'The logo of a center, as a document',
  params: z.object({ centerId: WholeNumber }),
  reply: image,
  opensByItself: true,
});

export const departmentLogo = call({
  method: 'GET',
  path: '/document/logo/{centerId}/{departmentId}',
  access: 'center',
  summary: 'The logo of one department, as a document',
  params: z.object({ centerId: WholeNumber, departmentId: WholeNumber }),
  reply: image,
  opensByItself: true,
});

export const sponsorSetup = call({
  method: 'GET',
  path: '/v1/boostsignup/sponsorsetup',
  aliases: ['/sponsorsetup'],
  access: 'center',
  summary: 'Whether the center takes members whom another person or a company pays for',
  reply: json(SponsorSetup),
});

export const portalInfo = call({
  method: 'GET',
  path: '/v1/boostsignup/portalinfo',
  aliases: ['/portalinfo'],
  access: 'center',
  summary: 'What a department tells its visitors, as HTML',
  query: ofDepartment,
  harmless: ['departmentId'],
  reply: json(PortalInfo),
});
