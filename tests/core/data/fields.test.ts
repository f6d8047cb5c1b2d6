import { isSame } from '@felles/core/internal/data/fields';
import { describe, expect, it } from 'vitest';

/** The bytes of a photo that no comparison may read one by one. */
const photoOf = (length: number) => {
  const bytes = new Proxy(new Uint8Array(length), {
    get: (target, name) => Reflect.get(target, name),
    ownKeys: () => expect.unreachable('the bytes were read'),
  });
  return { name: '1.jpg', type: 'image/jpeg', bytes };
};

describe('the values of a form with photos', () => {
  it('should be compared without reading the bytes, which takes a phone seconds', () => {
    expect(isSame([photoOf(3)], [photoOf(3)])).toBe(true);
    expect(isSame([photoOf(3)], [photoOf(4)])).toBe(false);
    expect(isSame([photoOf(3)], [])).toBe(false);
  });
});
