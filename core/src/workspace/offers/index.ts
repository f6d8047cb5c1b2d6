export { type Area, takesSiteChanges } from './store.ts';
