export type { NoticesPort } from './model.ts';
export type { NoticeKind, NoticeSubject, NoticeView } from './rules.ts';
export type { NoticesStore } from './store.ts';
