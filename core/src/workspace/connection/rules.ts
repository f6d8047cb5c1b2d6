// What is said of the live connection: in a word, in a sentence, and when what is shown may be old.

import type { RealtimeError } from '../../realtime/errors.ts';
import type { ConnectionEnd, ConnectionState } from '../../realtime/model.ts';
import { hourMinuteSecond } from '../../shared/dates.ts';
import type { ConnectionMessage } from './messages.ts';
import type { ReconnectOutcome } from './model.ts';

export type Dot = 'connected' | 'connecting' | 'disconnected';

/** A wait that the user does not notice (milliseconds): the client is as good as connecting. */
const HARDLY_A_WAIT = 1_000;

/** The colour and the word of the dot. `now` is the monotonic clock's. */
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

/** What the client is doing, in a sentence. `until` is when a wait is over, on the wall. */
export function stepOf(state: ConnectionState, until: number | null, isOnline: boolean): ConnectionMessage {
  if (state.kind === 'ready' && !isOnline) return { key: 'connection.step.readyOffline', params: {} };
  if (state.kind === 'waiting') return { key: 'connection.step.waiting', params: { time: clockTime(until ?? 0) } };
  if (state.kind === 'abandoned') return { key: 'connection.step.abandoned', params: { closes: state.closes } };
  return { key: `connection.step.${state.kind}`, params: {} };
}

/** How long the page may be without a live connection before it says so (milliseconds); a blink is no news. */
export const STALE_AFTER = 500;

export type Notice =
  /** [W-REALTIME-28] It stays until the user connects again. */
  | { readonly kind: 'abandoned'; readonly closes: number; readonly since: number }
  /** The device says that it has no network: nothing comes, even where the socket has not noticed yet. */
  | { readonly kind: 'offline'; readonly isConnected: boolean }
  /** It was connected and will be again; what is shown may be old until then. */
  | { readonly kind: 'away'; readonly until: number | null }
  /** It has not been connected yet. */
  | { readonly kind: 'begins'; readonly until: number | null };

export interface ConnectionStatus {
  readonly state: ConnectionState;
  /** Since when the client is in this state, and until when it waits, on the wall. */
  readonly since: number;
  readonly until: number | null;
  readonly isOnline: boolean;
  readonly wasReady: boolean;
  /** It has been away for longer than a blink. */
  readonly isLongAway: boolean;
}

/** What the page tells a user who reads live data. */
export function noticeOf({ state, since, until, isOnline, wasReady, isLongAway }: ConnectionStatus): Notice | null {
  if (state.kind === 'abandoned') return { kind: 'abandoned', closes: state.closes, since };
  if (state.kind === 'closed') return null;
  if (!isOnline) return { kind: 'offline', isConnected: state.kind === 'ready' };
  return isLongAway && state.kind !== 'ready' ? { kind: wasReady ? 'away' : 'begins', until } : null;
}

/** What a closing code says, in words. */
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

/** In the largest unit of which there is more than one. */
export function durationOf(milliseconds: number): ConnectionMessage {
  if (milliseconds < 1_000) return { key: 'duration.milliseconds', params: { count: Math.round(milliseconds) } };
  if (milliseconds < 120_000) return { key: 'duration.seconds', params: { count: Math.round(milliseconds / 1_000) } };
  return { key: 'duration.minutes', params: { count: Math.round(milliseconds / 60_000) } };
}

/** HH:mm:ss in Oslo, of an instant in milliseconds. */
export const clockTime = (instant: number): string => hourMinuteSecond(instant / 1_000);

/** Why an operation failed, for the user who asked for it. */
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
