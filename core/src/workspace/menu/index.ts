export type { MenuState } from './model.ts';
export * from './store.ts';
