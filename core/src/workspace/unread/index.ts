export * from './port.ts';
export * from './rules.ts';
export * from './store.ts';
