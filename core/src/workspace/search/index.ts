export * from './model.ts';
export {
  FOUND_IN,
  groupHits,
  groupOf,
  hitTexts,
  type Match,
  markHits,
  matchOf,
  PREVIEW_SIZE,
  RECORD_KINDS,
  type Target,
  targetOf,
} from './rules.ts';
export * from './store.ts';
