import { describeFailure, fail, idle, loading, mapLoad, ok } from '@felles/core';
import { toLoad } from '@felles/core/internal/shared/load';
import { refusalOf } from '@felles/core/internal/shared/result';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../support/fake-ports.ts';

describe('refusalOf', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [500, 'server'],
    [400, 'generic'],
    [412, 'generic'],
    [502, 'generic'],
    [302, 'generic'],
  ] as const)('[P-TRANSPORT-10] should call a %d %s', (status, refusal) => {
    expect(refusalOf(status)).toBe(refusal);
  });
});

describe('toLoad', () => {
  it('should be ready with the value of a good result and failed with the reason of a bad one', () => {
    expect(toLoad(ok(1))).toEqual({ status: 'ready', value: 1 });
    expect(toLoad(fail(unreachable))).toEqual({ status: 'failed', failure: unreachable });
  });
});

describe('mapLoad', () => {
  it('should change a value that is there and nothing else', () => {
    const double = (value: number) => value * 2;
    expect(mapLoad({ status: 'ready', value: 2 }, double)).toEqual({ status: 'ready', value: 4 });
    expect([mapLoad(idle, double), mapLoad(loading, double)]).toEqual([idle, loading]);
    expect(mapLoad(toLoad(fail(unreachable)), double)).toEqual({ status: 'failed', failure: unreachable });
  });
});

describe('describeFailure', () => {
  it.each([
    [
      'the words of the server',
      refused(412, 'Ugyldig sponsor'),
      { key: 'failure.refused', params: { message: 'Ugyldig sponsor' } },
    ],
    ['the status of a silent refusal', refused(412, ' '), { key: 'failure.refusedSilently', params: { status: 412 } }],
    [
      'an answer that cannot be read',
      { kind: 'malformed', where: '/classes', issues: ['x'] },
      { key: 'failure.malformed', params: {} },
    ],
    [
      'a mistake of the program',
      { kind: 'misuse', where: '/classes', issue: 'no manifest' },
      { key: 'failure.refused', params: { message: 'no manifest' } },
    ],
    [
      'a storage that is forbidden',
      { kind: 'unavailable', where: 'local storage', issues: ['full'] },
      { key: 'failure.unavailable', params: {} },
    ],
    ['too many requests, in its own words', refused(429, 'Slow down'), { key: 'failure.tooMany', params: {} }],
    ['a dead network', unreachable, { key: 'failure.unreachable', params: {} }],
    ['an answer that never comes', { kind: 'unreachable', cause: 'timeout' }, { key: 'failure.timeout', params: {} }],
  ] as const)('should name %s', (_, failure, message) => {
    expect(describeFailure(failure)).toEqual(message);
  });
});
