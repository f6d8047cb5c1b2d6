export { type OutboxThing, SentEntry, type UnsentEntry } from './model.ts';
export { hasOnlyPhotos, type OutboxPill, UNSENT_GROUPS } from './rules.ts';
export type { OutboxList } from './store.ts';
