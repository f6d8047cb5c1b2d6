import {
  Center,
  Colors,
  Departments,
  ImageList,
  Manifest,
  PortalInfo,
  SponsorSetup,
  TokenResponse,
} from '@felles/core/internal/portal/center/model';
import { CENTER } from '@felles/core/internal/portal/center/rules';
import { ConditionLink } from '@felles/core/internal/portal/terms/model';
import * as z from 'zod/mini';
import { file, loggable } from '../call.ts';
import { anyone, visitor } from '../rows.ts';
import { WholeNumber } from '../values.ts';

const ofDepartment = loggable({ departmentId: z.optional(WholeNumber) });

const image = {
  ...file('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  largest: CENTER.logoLargest,
} as const;

/** A center and its looks: the first calls of the portal. The manifest and the token are open to anyone. */
export const center = {
  manifest: anyone.get('/manifest.json', 'Where the service is', { under: 'root', reply: Manifest, offline: 'device' }),
  centerToken: anyone.get('/v1/boostsignup/token/{centerident}', 'A token for the center with this code', {
    aliases: ['/token/{centerident}'],
    reply: TokenResponse,
  }),
  center: visitor.get('/v1/boostsignup/center', 'The center of the token', { reply: Center }),
  departments: visitor.get('/departments', 'The departments of the center', { reply: Departments }),
  colors: visitor.get('/colors', 'The colours of a center or department', { query: ofDepartment, reply: Colors }),
  images: visitor.get('/images', 'Addresses of background images', { query: ofDepartment, reply: ImageList }),
  logo: visitor.get('/logo', 'The logo of the center', { reply: image }),
  centerLogo: visitor.get('/document/logo/{centerId}', 'The logo of a center, as a document', {
    params: z.object({ centerId: WholeNumber }),
    reply: image,
    aliases: [],
    opensByItself: true,
  }),
  departmentLogo: visitor.get('/document/logo/{centerId}/{departmentId}', 'The logo of one department, as a document', {
    params: z.object({ centerId: WholeNumber, departmentId: WholeNumber }),
    reply: image,
    aliases: [],
    opensByItself: true,
  }),
  sponsorSetup: visitor.get('/v1/boostsignup/sponsorsetup', 'Who else may pay for a member', { reply: SponsorSetup }),
  portalInfo: visitor.get('/v1/boostsignup/portalinfo', 'The words of a department to its visitors, as HTML', {
    query: ofDepartment,
    reply: PortalInfo,
  }),
};

/** The payment terms, as an address or as a PDF. */
export const terms = {
  conditionUrl: visitor.get('/payment/conditionurl', 'The page of the payment terms, if it is elsewhere', {
    reply: ConditionLink,
  }),
  conditions: visitor.get('/payment/conditions', 'The payment terms as a document', {
    withCredentials: true,
    reply: file('application/pdf'),
  }),
};
