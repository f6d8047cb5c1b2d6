import type { RealtimeError } from '@felles/core/internal/realtime/errors';
import type { ConnectionState } from '@felles/core/internal/realtime/model';
import {
  type ConnectionStatus,
  describeRealtimeError,
  dotOf,
  durationOf,
  noticeOf,
  stepOf,
} from '@felles/core/internal/workspace/connection/rules';
import { clockTime, describeEnding, describeOutcome } from '@felles/core/workspace/connection';
import { describe, expect, it } from 'vitest';

const NOON = Date.UTC(2026, 10, 19, 11, 0, 5);
const WAITING: ConnectionState = { kind: 'waiting', until: 300_000 };
const ABANDONED: ConnectionState = { kind: 'abandoned', since: 9, closes: 6 };

describe('the dot', () => {
  it.each<[ConnectionState, string]>([
    [{ kind: 'idle' }, 'connecting'],
    [{ kind: 'connecting', since: 0 }, 'connecting'],
    [{ kind: 'authenticating', since: 0 }, 'connecting'],
    [{ kind: 'ready', since: 0 }, 'connected'],
    [WAITING, 'disconnected'],
    [ABANDONED, 'disconnected'],
    [{ kind: 'closed' }, 'disconnected'],
  ])('should be for %j: %s', (state, dot) => expect(dotOf(state, 0)).toBe(dot));

  it('should hardly call a wait of a second one', () => {
    expect([1_000, 1_001].map((until) => dotOf({ kind: 'waiting', until: 7 + until }, 7))).toEqual([
      'connecting',
      'disconnected',
    ]);
  });
});

describe('the notice', () => {
  const state: ConnectionStatus = {
    state: { kind: 'ready', since: 0 },
    since: NOON,
    until: null,
    isOnline: true,
    wasReady: true,
    isLongAway: false,
  };

  it.each<[string, Partial<ConnectionStatus>, string | null]>([
    ['ready', {}, null],
    ['away for a blink', { state: WAITING }, null],
    ['away for longer', { state: WAITING, isLongAway: true }, 'away'],
    ['connecting for the first time', { state: { kind: 'connecting', since: 0 }, wasReady: false }, null],
    [
      'connecting for the first time for long',
      { state: { kind: 'connecting', since: 0 }, wasReady: false, isLongAway: true },
      'begins',
    ],
    ['connecting again after that', { state: { kind: 'connecting', since: 0 }, isLongAway: true }, 'away'],
    ['ready without a network', { isOnline: false }, 'offline'],
    ['away without a network', { state: WAITING, isLongAway: true, isOnline: false }, 'offline'],
    ['given up', { state: ABANDONED }, 'abandoned'],
    ['given up without a network', { state: ABANDONED, isOnline: false }, 'abandoned'],
    ['ended on purpose', { state: { kind: 'closed' }, isLongAway: true, isOnline: false }, null],
  ])('should be for a client that is %s: %s', (_, how, kind) => {
    expect(noticeOf({ ...state, ...how })?.kind ?? null).toBe(kind);
  });

  it('should say until when it is waited, and since when and why no longer', () => {
    expect(noticeOf({ ...state, state: WAITING, isLongAway: true, until: NOON })).toEqual({
      kind: 'away',
      until: NOON,
    });
    expect(noticeOf({ ...state, state: ABANDONED })).toEqual({ kind: 'abandoned', closes: 6, since: NOON });
  });
});

describe('the texts', () => {
  it('should be of a wait when it is over, by the clock of Oslo', () => {
    expect(stepOf(WAITING, NOON, true)).toEqual({ key: 'connection.step.waiting', params: { time: '12:00:05' } });
    expect(stepOf(ABANDONED, null, false)).toEqual({ key: 'connection.step.abandoned', params: { closes: 6 } });
    expect(stepOf({ kind: 'ready', since: 0 }, null, true)).toEqual({ key: 'connection.step.ready', params: {} });
    expect(stepOf({ kind: 'ready', since: 0 }, null, false)).toEqual({
      key: 'connection.step.readyOffline',
      params: {},
    });
    expect(clockTime(NOON - 6_000)).toBe('11:59:59');
  });

  it.each([
    [1000, 'normal'],
    [1001, 'serverClosing'],
    [1006, 'cut'],
    [1009, 'tooLarge'],
    [4000, 'givenUp'],
    [4001, 'silent'],
    [4400, 'turnedAway'],
    [4499, 'turnedAway'],
    [4500, 'other'],
    [1011, 'other'],
  ])('should be of the code %i: %s', (code, ending) => {
    expect(describeEnding({ code, reason: '' })).toEqual({ key: `connection.ending.${ending}`, params: {} });
  });

  it('should be of an outcome how long it took', () => {
    const after = { key: 'duration.milliseconds', params: { count: 5 } } as const;
    expect(describeOutcome({ kind: 'back', after: 5 })).toEqual({ key: 'connection.followed.back', params: { after } });
    expect(describeOutcome({ kind: 'failed', after: 5 })).toMatchObject({ key: 'connection.followed.failed' });
    expect(describeOutcome({ kind: 'tries', after: 5 })).toMatchObject({ key: 'connection.followed.tries' });
    expect(describeOutcome({ kind: 'waits', until: NOON })).toMatchObject({ params: { time: '12:00:05' } });
    expect(describeOutcome({ kind: 'nothing' })).toMatchObject({ key: 'connection.followed.nothing' });
  });

  it.each([
    [4.6, 'milliseconds', 5],
    [999, 'milliseconds', 999],
    [1_000, 'seconds', 1],
    [119_000, 'seconds', 119],
    [120_000, 'minutes', 2],
    [300_005, 'minutes', 5],
  ])('should be of %d ms: %s', (milliseconds, unit, count) => {
    expect(durationOf(milliseconds)).toEqual({ key: `duration.${unit}`, params: { count } });
  });

  it.each<[RealtimeError, string]>([
    [{ kind: 'timedOut', operation: 'publish', seconds: 10 }, 'timedOut'],
    [{ kind: 'refused', operation: 'publish', code: 429 }, 'refused'],
    [{ kind: 'refused', operation: 'publish', code: null }, 'refusedSilently'],
    [{ kind: 'mismatched', operation: 'publish', answered: null }, 'misunderstood'],
    [{ kind: 'unreadable', operation: 'listsubs' }, 'misunderstood'],
    [{ kind: 'closed', operation: 'publish', sent: true }, 'unknownOutcome'],
    [{ kind: 'closed', operation: 'publish', sent: false }, 'notSent'],
    [{ kind: 'full', operation: 'publish', waiting: 100 }, 'full'],
  ])('should be of %j: %s', (error, key) => {
    expect(describeRealtimeError(error)).toMatchObject({ key: `connection.error.${key}` });
  });
});
