export * from './comments.ts';
export * from './drafts.ts';
export { siteItem } from './item.ts';
export * from './model.ts';
export * from './refusals.ts';
export * from './rules.ts';
export { type SeveralView, type SharedDraft, type SharedOutcome, type SharedPress, sharedCounts } from './several.ts';
export * from './store.ts';
export { LONGEST, optionalText, problemOfText, requiredText } from './text-rules.ts';
