// The closed connections, with what followed.
import type { Close, ConnectionState } from '../../realtime/model.ts';
import type { PastConnection, ReconnectOutcome } from './rules.ts';

/** The number of closed connections that are kept. */
export const SHOWN_AT_MOST = 20;

/** The time by the wall clock and by the monotonic clock. */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

/** The last closed connections, newest first, for the page about the live connection. */
export type ConnectionHistory = readonly PastConnection[];

/** Adds a closed connection; newest first. */
export function addClose(
  past: ConnectionHistory,
  close: Close,
  state: ConnectionState,
  { wall }: Moment,
): ConnectionHistory {
  const [last, ...earlier] = past;
  const failed = last && { ...last, outcome: hasFailed(last.outcome) };
  const entry: PastConnection = {
    code: close.code,
    reason: close.reason,
    number: (last?.number ?? 0) + 1,
    closedAt: wall,
    mark: close.at,
    gaveUpAfter: state.kind === 'abandoned' ? state.closes : null,
    outcome: state.kind === 'waiting' ? { kind: 'waits', until: wall + Math.max(0, state.until - close.at) } : NOTHING,
  };
  return [entry, ...(failed ? [failed] : []), ...earlier].slice(0, SHOWN_AT_MOST);
}

/** Updates the outcome of the newest close after a change of state. */
export function updateOutcome(past: ConnectionHistory, state: ConnectionState, { steady }: Moment): ConnectionHistory {
  const [last, ...earlier] = past;
  if (!last) return past;
  const outcome = nextOutcome(last.outcome, state, steady - last.mark);
  return outcome === last.outcome ? past : [{ ...last, outcome }, ...earlier];
}

const NOTHING: ReconnectOutcome = { kind: 'nothing' };

function nextOutcome(outcome: ReconnectOutcome, state: ConnectionState, after: number): ReconnectOutcome {
  if (outcome.kind === 'back') return outcome;
  switch (state.kind) {
    case 'connecting':
      return { kind: 'tries', after };
    case 'ready':
      return { kind: 'back', after };
    case 'closed':
      return NOTHING;
    case 'idle':
    case 'authenticating':
    case 'waiting':
    case 'abandoned':
      return outcome;
  }
}

/** The next close means that the attempt before it failed. */
const hasFailed = (outcome: ReconnectOutcome): ReconnectOutcome =>
  outcome.kind === 'tries' ? { kind: 'failed', after: outcome.after } : outcome;
