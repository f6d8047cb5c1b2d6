export { MemberVisit, type MemberVisitsPort } from './model.ts';
export type { VisitMonth } from './rules.ts';
export type { VisitsStore } from './store.ts';
