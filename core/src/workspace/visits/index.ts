export * from './model.ts';
export { lastVisited, type VisitTimes } from './rules.ts';
export * from './store.ts';
