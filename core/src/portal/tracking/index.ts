export { type EventName, FUNNEL_EVENTS, type FunnelEvent, type IdName, type IdsOf } from './events.ts';
export * from './gate.ts';
export type { Consent, ConsentDialog } from './rules.ts';
export { leaveCountedIfSoon, type SigningDepartureNeeds } from './signing-departure.ts';
export * from './store.ts';
export * from './trackers.ts';
export type { CheckoutEvent, DirectDebitStatus, OfOneSignup, SignupFlow, VisitorAction } from './visitor-actions.ts';
