export * from './model.ts';
export * from './port.ts';
export {
  FOUND_IN,
  groupHits,
  groupOf,
  hitTexts,
  type Match,
  marked,
  matchOf,
  PREVIEWED,
  type Target,
  targetOf,
} from './rules.ts';
export * from './store.ts';
