export type { MembershipMessage } from '../../texts/membership.ts';
export type { MembershipCard } from './cards.ts';
export { cardsMatching, type DepartmentCard } from './departments.ts';
export type { MembershipPort } from './model.ts';
export type { MembershipStore } from './store.ts';
export type { DepartmentsView, GroupFilter, MembershipsView, MembershipView } from './view.ts';
