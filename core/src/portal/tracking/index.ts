export type { FunnelEvent } from './events.ts';
export * from './gate.ts';
export { leaveCountedIfSoon } from './signing-departure.ts';
export type { TrackingStore, TrackingView } from './store.ts';
export { isTrackerId, scriptAddress, type Tracker, type TrackerPort, type TrackingPort } from './trackers.ts';
export type { SignupFlow, VisitorAction } from './visitor-actions.ts';
