export type { CenterMessage } from '../../texts/center.ts';
export type { PortalInfoStore } from './info.ts';
export type { CenterPort } from './model.ts';
export type { PortalPage } from './parameters.ts';
export {
  addressWithCenter,
  type Background,
  centerCodeOf,
  contactPhone,
  logoIsUsable,
  pageElsewhere,
} from './rules.ts';
export { type CenterStore, type CenterView, mayTryAgain, type StartUp } from './store.ts';
