import { failureToast } from '@felles/core';
import { describe, expect, it } from 'vitest';

describe('failureToast', () => {
  const refused = {
    kind: 'refused',
    refusal: 'generic',
    status: 412,
    type: 'Ugyldig sponsor',
    message: 'Nei.',
  } as const;

  it('[P-TRANSPORT-14] should be a danger with status and type, and the message beneath', () => {
    expect(failureToast(refused)).toEqual({
      type: 'danger',
      title: { key: 'toast.refused', params: { status: 412, type: 'Ugyldig sponsor' } },
      subtitle: { key: 'failure.refused', params: { message: 'Nei.' } },
    });
  });

  it('[P-TRANSPORT-15] should say no more than Error where the answer was plain text', () => {
    const toast = failureToast({ ...refused, type: 'Error', plainText: true });
    expect(toast.subtitle).toEqual({ key: 'toast.plainText', params: {} });
  });

  it.each([
    ['that cannot be understood', { kind: 'malformed', where: '/a', issues: [] }, 'failure.malformed'],
    ['that did not come', { kind: 'unreachable', cause: 'network' }, 'failure.unreachable'],
    ['that takes too long', { kind: 'unreachable', cause: 'timeout' }, 'failure.timeout'],
  ] as const)('should say that something failed where an answer has no status: %s', (_what, failure, key) => {
    expect(failureToast(failure)).toEqual({
      type: 'danger',
      title: { key: 'toast.failed', params: {} },
      subtitle: { key, params: {} },
    });
  });
});
