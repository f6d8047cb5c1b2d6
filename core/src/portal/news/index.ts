export type { NewsPort } from './model.ts';
export type { NewsItem } from './rules.ts';
export type { NewsStore, NewsView } from './store.ts';
