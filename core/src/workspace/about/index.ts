export type { AboutPort } from './model.ts';
export type { AboutView } from './store.ts';
