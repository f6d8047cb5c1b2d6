export * from './store.ts';
export * from './stored-values.ts';
