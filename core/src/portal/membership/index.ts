export type { MembershipMessage, MembershipMessages } from '../../texts/membership.ts';
export type { AutomaticChoiceNeeds } from './automatic-choice.ts';
export type { MembershipCard } from './cards.ts';
export type { MembershipSources } from './cells.ts';
export { allowedDepartments, cardsMatching, type DepartmentCard, SEARCHED_FROM } from './departments.ts';
export * from './model.ts';
export {
  type Binding,
  type BindingText,
  bindingOf,
  directLinkOf,
  featuredFirst,
  filterPlacement,
  isVisible,
  type MembershipFlow,
  membershipPrice,
  paymentRhythm,
  prefersNoDirectDebit,
  type Viewer,
} from './rules.ts';
export * from './store.ts';
export type { DepartmentsView, GroupFilter, MembershipFacts, MembershipsView, MembershipView } from './view.ts';
