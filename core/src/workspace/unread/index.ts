export * from './rules.ts';
export * from './store.ts';
