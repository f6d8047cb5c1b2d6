export type { ErrorList } from './store.ts';
