export { createErrorList, type ErrorList, type SharedError } from './store.ts';
