export * from './model.ts';
export { type MyTasks, NEED_SOURCES, type Need, type NeedSource, type Needs, shownNeeds } from './rules.ts';
export * from './store.ts';
