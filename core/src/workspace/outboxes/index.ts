export * from './model.ts';
export { hasOnlyPhotos, type OutboxPill, UNSENT_GROUPS, type UnsentGroup } from './rules.ts';
export * from './store.ts';
