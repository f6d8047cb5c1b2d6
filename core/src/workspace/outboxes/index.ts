export * from './model.ts';
export { type OutboxPill, UNSENT_GROUPS, type UnsentGroup } from './rules.ts';
export * from './store.ts';
