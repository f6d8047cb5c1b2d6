// The exports of the live connection: all decisions, without a socket or a clock.
export { AUTH_FAILED, errorText, type RealtimeError } from './errors.ts';
export type { LinkNeeds } from './link.ts';
export {
  ClientCredentials,
  type Close,
  type Connect,
  type ConnectionEnd,
  type ConnectionEvents,
  type ConnectionState,
  EventFrame,
  type FrameConnection,
  OperationFrame,
  type OperationName,
  type RealtimePort,
  ResultFrame,
  SUCCESS,
  SubscriptionList,
} from './model.ts';
export { LONGEST_QUEUE, type OperationReply } from './operation-queue.ts';
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
