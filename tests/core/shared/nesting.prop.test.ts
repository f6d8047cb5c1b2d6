import { nestsDeeper } from '@felles/core/internal/shared/nesting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('nestsDeeper', () => {
  it('should count the brackets that are open inside each other, and no other', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(9), (value, most) => {
        expect(nestsDeeper(JSON.stringify(value), most)).toBe(depthOf(value) > most);
      }),
    );
  });

  it('should ignore brackets in texts and side by side', () => {
    expect(nestsDeeper(JSON.stringify(['[[[', '\\"[[[', { '{{{': [] }, [], []]), 3)).toBe(false);
    expect(nestsDeeper('['.repeat(1_000_000), 64)).toBe(true);
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
