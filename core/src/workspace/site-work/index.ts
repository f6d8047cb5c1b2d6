export { siteItem } from './item.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './store.ts';
