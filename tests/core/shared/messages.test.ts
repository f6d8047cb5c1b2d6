import { explainFailure, type Failure, isNotOffered, isRetryable, isServiceFailure } from '@felles/core';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import { describe, expect, it } from 'vitest';

const refused = (status: number, more: object = {}): Failure => ({
  kind: 'refused',
  refusal: 'generic',
  status,
  type: 'Whatever',
  message: 'This is for developers.',
  ...more,
});

describe('the workspace, of a failure', () => {
  it.each([
    [400, 'refusal.other'],
    [401, 'refusal.signedOut'],
    [403, 'refusal.forbidden'],
    [404, 'refusal.missing'],
    [409, 'refusal.changed'],
    [413, 'refusal.large'],
    [415, 'refusal.fileType'],
    [429, 'refusal.tooMany'],
    [500, 'refusal.server'],
    [503, 'refusal.server'],
  ])('should say of the status %i in its own words %s', (status, key) => {
    const message = explainFailure(refused(status));
    expect(message.key).toBe(key);
    expect(JSON.stringify(message)).not.toContain('developers');
  });

  it.each([
    ['a refusal of what a user wrote', { type: 'ValidationError' }],
    ['a message that the specification has shown', { isForUser: true }],
  ])('should pass on the words of %s', (_, more) => {
    expect(explainFailure(refused(400, { ...more, message: 'Navnet mangler.' }))).toEqual({
      key: 'failure.refused',
      params: { message: 'Navnet mangler.' },
    });
    expect(explainFailure(refused(400, { ...more, message: ' ' })).key).toBe('refusal.other');
  });

  it('should say of a lost answer what the portal says of it', () => {
    expect(explainFailure({ kind: 'unreachable', cause: 'timeout' }).key).toBe('failure.timeout');
  });

  it('should tell what is not offered from what is not there', () => {
    expect(explainFailure(NOT_OFFERED).key).toBe('refusal.notOffered');
    expect([isNotOffered(NOT_OFFERED), isNotOffered(refused(404))]).toEqual([true, false]);
  });
});

it.each<readonly [string, Failure, boolean]>([
  ['a network that failed', { kind: 'unreachable', cause: 'network' }, true],
  ['a timeout', { kind: 'unreachable', cause: 'timeout' }, true],
  ['an answer that cannot be read', { kind: 'malformed', where: '', issues: [] }, true],
  ['a storage that is forbidden', { kind: 'unavailable', where: '', issues: [] }, true],
  ['a mistake of the program', { kind: 'misuse', where: '', issue: '' }, false],
  ['408', refused(408), true],
  ['429', refused(429), true],
  ['500', refused(500), true],
  ['503', refused(503), true],
  ['400', refused(400), false],
  ['401', refused(401), false],
  ['403', refused(403), false],
  ['404', refused(404), false],
  ['409', refused(409), false],
  ['what is not offered', NOT_OFFERED, false],
])('should know of %s whether the same call may go well later: %s', (_, failure, may) => {
  expect(isRetryable(failure)).toBe(may);
});

it('should tell a message about the service from one about the visitor', () => {
  expect(isServiceFailure({ key: 'failure.timeout', params: {} })).toBe(true);
  expect(isServiceFailure({ key: 'login.failure.', params: {} })).toBe(false);
});
