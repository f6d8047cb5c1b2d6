// The exports of the live connection: all decisions, without a socket or a clock.
export { AUTH_FAILED, type RealtimeError, wordsOf } from './errors.ts';
export {
  type Close,
  type ConnectionState,
  Credentials,
  type Ending,
  EventFrame,
  OperationFrame,
  type OperationName,
  ResultFrame,
  SUCCESS,
  Subscriptions,
} from './model.ts';
export { LONGEST_QUEUE, type OperationReply } from './operation-queue.ts';
export type { Connection, ConnectionEvents, RealtimePort } from './port.ts';
export {
  kept,
  mayReconnectAt,
  mayRevive,
  NO_HISTORY,
  NO_RHYTHM,
  planReconnect,
  pruned,
  RECONNECT,
  type ReconnectHistory,
  type ReconnectPlan,
  type Rhythm,
  SILENCE,
  silenceAllowed,
} from './rules.ts';
export { createRealtimeStore, type RealtimeNeeds, type RealtimeStore } from './store.ts';
