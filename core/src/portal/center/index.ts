export type { CenterMessage, CenterMessages } from '../../texts/center.ts';
export * from './info.ts';
export {
  Center,
  type CenterPort,
  ColorEntry,
  Colors,
  Department,
  Departments,
  ImageList,
  type LogoSource,
  Manifest,
  PortalInfo,
  SponsorSetup,
  TokenResponse,
  TrackingSetup,
} from './model.ts';
export type { PageAt, Parameters, PortalPage } from './parameters.ts';
export {
  addressWithCenter,
  type Background,
  CENTER,
  centerCodeOf,
  contactPhone,
  departmentName,
  initialDepartment,
  logoIsUsable,
  minimumAges,
  offeredDepartments,
  pageElsewhere,
} from './rules.ts';
export * from './small.ts';
export * from './store.ts';
export { createTokenKeeper, type TokenKeeper, type TokenNeeds } from './token.ts';
