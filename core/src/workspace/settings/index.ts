export * from './model.ts';
export * from './store.ts';
