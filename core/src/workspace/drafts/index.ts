export type { DraftPlace, Drafts } from './store.ts';
