// The door to the portal: the shared parts of its areas. Each area is a file of `areas`.

export type { CenterService } from './center.ts';
export { type Counter, type Notice, type Portal, portalAt } from './door.ts';
export { openPortal, openSmallPortal, type PortalOptions, type SmallPortal } from './open.ts';
export type { LeavablePage, PortalPlace, SignupPage } from './place.ts';
export { memoryHistory, memoryStorage, standardPlace } from './place.ts';
