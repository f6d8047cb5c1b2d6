export * from './model.ts';
export { createErrorList, type ErrorList } from './store.ts';
