/** Every row of the wire table by the name of its area: `center.manifest` is what journals and faults call it too. */

export * from './portal/agreement.ts';
export * from './portal/bookings.ts';
export * from './portal/card.ts';
export * from './portal/center.ts';
export * from './portal/invoices.ts';
export * from './portal/member.ts';
export * from './portal/payment.ts';
export * from './portal/signup.ts';
export * from './portal/timetable.ts';
export * from './portal/tracking.ts';
export * from './portal/visits.ts';
export * from './workspace/chat.ts';
export * from './workspace/checklists.ts';
export * from './workspace/dashboard.ts';
export * from './workspace/deviations.ts';
export * from './workspace/documents.ts';
export * from './workspace/frame.ts';
export * from './workspace/hours.ts';
export * from './workspace/phases.ts';
export * from './workspace/projects.ts';
export * from './workspace/records.ts';
export * from './workspace/register.ts';
export * from './workspace/signin.ts';
export * from './workspace/statistics.ts';
export * from './workspace/user.ts';
