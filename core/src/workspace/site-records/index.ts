export * from './budget.ts';
export * from './model.ts';
export {
  LATEST_FIRST,
  type Listing,
  recordsAddress,
  recordsFor,
} from './rules.ts';
export * from './store.ts';
