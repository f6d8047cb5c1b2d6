export * from './model.ts';
export type { VisitMonth } from './rules.ts';
export * from './store.ts';
