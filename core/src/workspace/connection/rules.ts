// The texts about the live connection, and when the shown data may be out of date.

import type { RealtimeError } from '../../realtime/errors.ts';
import type { ConnectionEnd, ConnectionState } from '../../realtime/model.ts';
import { hourMinuteSecond } from '../../shared/dates.ts';
import type { ConnectionMessage } from '../../texts/connection.ts';

/** The outcome of a close. Instants are of the wall clock, durations of the monotonic clock (milliseconds). */
export type ReconnectOutcome =
  /** The time of the next attempt is known. */
  | { readonly kind: 'waits'; readonly until: number }
  | { readonly kind: 'tries'; readonly after: number }
  | { readonly kind: 'back'; readonly after: number }
  | { readonly kind: 'failed'; readonly after: number }
  /** The client does not reconnect until the user asks for it. */
  | { readonly kind: 'nothing' };

/** A closed connection in the history, with the code and reason of its end. */
export interface PastConnection extends ConnectionEnd {
  /** A running number that identifies the connection. */
  readonly number: number;
  readonly closedAt: number;
  /** When it closed (monotonic clock). */
  readonly mark: number;
  /** The number of closes after which the client gave up; null if it did not. */
  readonly gaveUpAfter: number | null;
  readonly outcome: ReconnectOutcome;
}

/** The live connection at a glance, on each page: a very short wait counts as connecting. */
export type Dot = 'connected' | 'connecting' | 'disconnected';

/** A shorter wait counts as connecting (milliseconds). */
const HARDLY_A_WAIT = 1_000;

/** The colour and the label of the dot. `now` is of the monotonic clock. */
export function dotOf(state: ConnectionState, now: number): Dot {
  switch (state.kind) {
    case 'ready':
      return 'connected';
    case 'idle':
    case 'connecting':
    case 'authenticating':
      return 'connecting';
    case 'waiting':
      return state.until - now <= HARDLY_A_WAIT ? 'connecting' : 'disconnected';
    case 'abandoned':
    case 'closed':
      return 'disconnected';
  }
}

export const labelOf = (dot: Dot): ConnectionMessage => ({ key: `connection.${dot}`, params: {} });

/** A sentence about the client's state. `until` is the end of a wait (wall clock). */
export function stepOf(state: ConnectionState, until: number | null, isOnline: boolean): ConnectionMessage {
  if (state.kind === 'ready' && !isOnline) return { key: 'connection.step.readyOffline', params: {} };
  if (state.kind === 'waiting') return { key: 'connection.step.waiting', params: { time: clockTime(until ?? 0) } };
  if (state.kind === 'abandoned') return { key: 'connection.step.abandoned', params: { closes: state.closes } };
  return { key: `connection.step.${state.kind}`, params: {} };
}

/** After this time without a connection the page shows a notice (milliseconds). */
export const STALE_AFTER = 500;

/** Why live data may be out of date. Times are of the wall clock; `until` is null without a planned attempt. */
export type Notice =
  /** [W-REALTIME-28] Shown until the user reconnects. */
  | { readonly kind: 'abandoned'; readonly closes: number; readonly since: number }
  /** The device has no network, even if the socket has not noticed it yet. */
  | { readonly kind: 'offline'; readonly isConnected: boolean }
  /** The connection is lost and will come back; the data may be out of date until then. */
  | { readonly kind: 'away'; readonly until: number | null }
  /** The first connection is not there yet. */
  | { readonly kind: 'begins'; readonly until: number | null };

/** The input of `noticeOf`. `wasReady` is whether there has been a connection since the start. */
export interface ConnectionStatus {
  readonly state: ConnectionState;
  /** The start of the state, and the end of a wait (wall clock). */
  readonly since: number;
  readonly until: number | null;
  readonly isOnline: boolean;
  readonly wasReady: boolean;
  /** Whether it has been away for longer than a moment. */
  readonly isLongAway: boolean;
}

/** The notice on pages with live data. */
export function noticeOf({ state, since, until, isOnline, wasReady, isLongAway }: ConnectionStatus): Notice | null {
  if (state.kind === 'abandoned') return { kind: 'abandoned', closes: state.closes, since };
  if (state.kind === 'closed') return null;
  if (!isOnline) return { kind: 'offline', isConnected: state.kind === 'ready' };
  return isLongAway && state.kind !== 'ready' ? { kind: wasReady ? 'away' : 'begins', until } : null;
}

/** The message of a closing code. */
export function describeEnding({ code }: ConnectionEnd): ConnectionMessage {
  return {
    key: `connection.ending.${ENDINGS[code] ?? (code >= 4_400 && code < 4_500 ? 'turnedAway' : 'other')}`,
    params: {},
  };
}

const ENDINGS: Readonly<Record<number, 'normal' | 'serverClosing' | 'cut' | 'tooLarge' | 'givenUp' | 'silent'>> = {
  1000: 'normal',
  1001: 'serverClosing',
  1006: 'cut',
  1009: 'tooLarge',
  4000: 'givenUp',
  4001: 'silent',
};

/** A sentence about what followed a close, for the history. */
export function describeOutcome(outcome: ReconnectOutcome): ConnectionMessage {
  switch (outcome.kind) {
    case 'waits':
      return { key: 'connection.followed.waits', params: { time: clockTime(outcome.until) } };
    case 'nothing':
      return { key: 'connection.followed.nothing', params: {} };
    case 'tries':
    case 'back':
    case 'failed':
      return { key: `connection.followed.${outcome.kind}`, params: { after: durationOf(outcome.after) } };
  }
}

/** In the largest unit with a value above one. */
export function durationOf(milliseconds: number): ConnectionMessage {
  if (milliseconds < 1_000) return { key: 'duration.milliseconds', params: { count: Math.round(milliseconds) } };
  if (milliseconds < 120_000) return { key: 'duration.seconds', params: { count: Math.round(milliseconds / 1_000) } };
  return { key: 'duration.minutes', params: { count: Math.round(milliseconds / 60_000) } };
}

/** HH:mm:ss in Oslo. */
export const clockTime = (instant: number): string => hourMinuteSecond(instant);

/** The user's message for a failed operation. */
export function describeRealtimeError(error: RealtimeError): ConnectionMessage {
  switch (error.kind) {
    case 'timedOut':
      return { key: 'connection.error.timedOut', params: { seconds: error.seconds } };
    case 'refused':
      return error.code === null
        ? { key: 'connection.error.refusedSilently', params: {} }
        : { key: 'connection.error.refused', params: { code: error.code } };
    case 'mismatched':
    case 'unreadable':
      return { key: 'connection.error.misunderstood', params: {} };
    case 'closed':
      return { key: error.sent ? 'connection.error.unknownOutcome' : 'connection.error.notSent', params: {} };
    case 'full':
      return { key: 'connection.error.full', params: { waiting: error.waiting } };
  }
}
