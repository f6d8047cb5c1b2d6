// The exports of the live connection: all decisions, without a socket or a clock.
export { AUTH_FAILED, errorText, type RealtimeError } from './errors.ts';
export type { LinkNeeds } from './link.ts';
export {
  ClientCredentials,
  type Close,
  type ConnectionEnd,
  type ConnectionState,
  EventFrame,
  OperationFrame,
  type OperationName,
  ResultFrame,
  SUCCESS,
  SubscriptionList,
} from './model.ts';
export { LONGEST_QUEUE, type OperationReply } from './operation-queue.ts';
export type { Connect, ConnectionEvents, FrameConnection, RealtimePort } from './port.ts';
export {
  mayReconnectAt,
  mayRevive,
  NO_HISTORY,
  NO_RHYTHM,
  nextRhythm,
  planReconnect,
  pruneHistory,
  RECONNECT,
  type ReconnectHistory,
  type ReconnectPlan,
  type Rhythm,
  SILENCE,
  silenceAllowed,
} from './rules.ts';
export { createRealtimeStore, type RealtimeNeeds, type RealtimeStore, type RefusedChannel } from './store.ts';
