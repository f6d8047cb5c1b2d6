export * from './model.ts';
export * from './port.ts';
export * from './store.ts';
