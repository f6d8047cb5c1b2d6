export type { SitePhotoMessage, SitePhotoMessages } from '../../texts/site-photos.ts';
export * from './placement.ts';
export * from './prepare.ts';
export { cameraProblem } from './rules.ts';
export * from './store.ts';
