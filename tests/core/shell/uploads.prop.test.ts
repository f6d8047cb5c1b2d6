import { mayTryAgain, partOfSize, percentOf, secondsLeft, sizeInWords } from '@felles/core/internal/shell/uploads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const bytes = fc.nat(2 ** 40);

it('should have its size in kilobytes below a megabyte, and what is sent of it in the same unit', () => {
  expect([0, 1, 48_000, 99_999, 4_800_000].map(sizeInWords)).toEqual(['0 kB', '1 kB', '48 kB', '100 kB', '4,8 MB']);
  expect([partOfSize(12_000, 48_000), partOfSize(12_000, 13_000_000)]).toEqual(['12', '0,0']);
});

describe('a file that was not sent', () => {
  it.each([
    ['failed', { key: 'failure.timeout', params: {} }, true],
    ['failed', { key: 'upload.unclear', params: {} }, false],
    ['failed', { key: 'upload.kind', params: {} }, false],
    ['failed', null, true],
    ['sending', null, false],
  ] as const)('should be tried again only where that can help: %s %j', (state, failure, may) => {
    expect(mayTryAgain({ state, failure })).toBe(may);
  });
});

describe('how far a file has come', () => {
  it('should be whole per cent between 0 and 100, and 100 only with the last byte', () => {
    fc.assert(
      fc.property(bytes, bytes, (size, sent) => {
        const percent = percentOf({ size, sent });
        expect(percent === 100).toBe(sent >= size);
        expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true);
      }),
    );
  });

  it('should tell the time that is left at the pace so far, and nothing in the first second', () => {
    expect(secondsLeft({ size: 100, sent: 25, startedAt: 0, sentAt: 10_000 })).toBe(30);
    expect(secondsLeft({ size: 100, sent: 25, startedAt: 0, sentAt: 999 })).toBeNull();
    expect(secondsLeft({ size: 100, sent: 0, startedAt: 0, sentAt: 60_000 })).toBeNull();
    expect(secondsLeft({ size: 100, sent: 100, startedAt: 0, sentAt: 60_000 })).toBe(0);
  });
});
