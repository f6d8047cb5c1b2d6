import { addressPart } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('\ud800', '\udfff', '/', '?', '#', '%', 'å', '.'), fc.string()),
});

describe('a part of an address', () => {
  it('should accept any text, also half characters, and never change the path', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const part = addressPart(text);
        expect(part).not.toMatch(/[/?#\s]/);
        expect(decodeURIComponent(part)).toBe(text.replace(/\p{Cs}/gu, '\ufffd'));
      }),
    );
  });

  it('should be written as the platform writes it where the platform can', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), (value) => {
        expect(addressPart(value)).toBe(encodeURIComponent(value));
      }),
    );
  });
});
