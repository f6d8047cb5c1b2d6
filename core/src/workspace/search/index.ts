export { type SearchGroup, SearchHit, type SearchPort } from './model.ts';
export { hitTexts, markHits, matchOf, RECORD_KINDS, type Target, targetOf } from './rules.ts';
export type { SearchStore } from './store.ts';
