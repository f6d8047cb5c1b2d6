export * from './model.ts';
export type { NewsItem } from './rules.ts';
export * from './store.ts';
