export type { SitePhotoMessage } from '../../texts/site-photos.ts';
export { LONGEST_SIDE } from './placement.ts';
export * from './prepare.ts';
export { cameraProblem } from './rules.ts';
export type { SitePhoto } from './store.ts';
