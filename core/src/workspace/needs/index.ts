export { RecordNeed, type RecordNeedsPort } from './model.ts';
export type { Need, NeedSource } from './rules.ts';
