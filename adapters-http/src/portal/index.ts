// The door to the portal: the shared parts of its areas. Each area is a file of `areas`.
export { type Counter, type Notice, type Portal, portalAt } from './door.ts';
export type { LeavablePage, SignupPage } from './leavable-page.ts';
export { openPortal, openSmallPortal, type PortalOptions, type SmallPortal } from './open.ts';
export type { PortalPlace } from './place.ts';
export type { CenterService } from './service.ts';
export { memoryHistory, memoryStorage, standardPlace } from './standard-place.ts';
