export type { ConnectionMessage, ConnectionMessages } from '../../texts/connection.ts';
export type { DotMessages } from '../../texts/connection-dot.ts';
export * from './changes-of.ts';
export type { ConnectionHistory } from './history.ts';
export {
  type ConnectionStatus,
  clockTime,
  type Dot,
  describeEnding,
  describeOutcome,
  dotOf,
  type Notice,
  noticeOf,
  type PastConnection,
  type ReconnectOutcome,
} from './rules.ts';
export { type FindingNeeds, type LookingNeeds, pollWhileAway, spreadOf } from './service-probe.ts';
export * from './store.ts';
