export * from './model.ts';
export type { CardRefusal } from './rules.ts';
export * from './store.ts';
