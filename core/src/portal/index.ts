// The membership portal: its models, rules, ports and stores.

export * from './agreement/index.ts';
export * from './bookings/index.ts';
export * from './card/index.ts';
export * from './center/index.ts';
export * from './invoices/index.ts';
export * from './membership/index.ts';
export type { PortalMessage, PortalMessages } from './messages.ts';
export * from './news/index.ts';
export * from './notices/index.ts';
export * from './payment/index.ts';
export * from './person/index.ts';
export * from './profile/index.ts';
export * from './session/index.ts';
export * from './signup/index.ts';
export * from './sponsor/index.ts';
export * from './terms/index.ts';
export * from './timetable/index.ts';
export * from './tracking/index.ts';
export * from './visits/index.ts';
