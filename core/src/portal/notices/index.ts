export * from './model.ts';
export type { NoticeDay, NoticeKind, NoticeSubject, NoticeView } from './rules.ts';
export * from './store.ts';
