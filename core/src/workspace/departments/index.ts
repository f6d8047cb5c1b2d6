export * from './form.ts';
export * from './model.ts';
export * from './store.ts';
