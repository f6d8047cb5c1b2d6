// The workspace's own surface. What both applications share is the entry '.'.
export type { Lines } from './about/channel.ts';
export { type Line, type Note, Told } from './about/model.ts';
export type { AboutPort } from './about/port.ts';
export { SHOWN } from './about/rules.ts';
export { type AboutNeeds, type AboutStore, type AboutView, createAboutStore } from './about/store.ts';
export type { Subscribed } from './about/subscriptions.ts';
export { closed, type Moment, moved, type Past, SHOWN_AT_MOST } from './connection/history.ts';
export type { Outcome, PastConnection } from './connection/model.ts';
export {
  clockTime,
  type Dot,
  describeEnding,
  describeOutcome,
  describeRealtimeError,
  dotOf,
  durationOf,
  type Notice,
  noticeOf,
  STALE_AFTER,
  type Standing,
  stepOf,
} from './connection/rules.ts';
export {
  type ConnectionNeeds,
  type ConnectionStore,
  type ConnectionView,
  createConnectionStore,
} from './connection/store.ts';
export type { WorkspaceMessage, WorkspaceMessages } from './messages.ts';
