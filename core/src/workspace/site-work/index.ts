export * from './drafts.ts';
export { siteItem } from './item.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './store.ts';
export { LONGEST, optionalText, problemOfText, requiredText } from './text-rules.ts';
