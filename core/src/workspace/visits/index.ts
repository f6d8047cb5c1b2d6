export * from './model.ts';
export * from './port.ts';
export { lastVisited, type VisitTimes } from './rules.ts';
export * from './store.ts';
