export * from './rules.ts';
export type { UnreadPort } from './store.ts';
