export type { ConnectionMessage } from '../../texts/connection.ts';
export { clockTime, describeEnding, describeOutcome, type Notice, type PastConnection } from './rules.ts';
export type { ConnectionStore } from './store.ts';
