import { hostOf, isWebAddress } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isWebAddress', () => {
  it('should let through no more than a browser takes for https, or for this machine, without a name before the host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), hostile), (address) => {
        if (!isWebAddress(address)) return;
        expect(URL.canParse(address)).toBe(true);
        const url = new URL(address);
        expect(url.username + url.password).toBe('');
        expect(url.protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(url.hostname)).toBe(true);
        expect(url.host).toBe(new URL(`${url.protocol}//${hostOf(address)}`).host);
      }),
    );
  });

  it('should let through every ordinary https address', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), (address) => {
        expect(isWebAddress(address)).toBe(true);
      }),
    );
  });
});

/** Pieces that have led others astray, in any order. */
const hostile = fc
  .array(
    fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'data:',
      '//',
      '/',
      '\\',
      '@',
      '\t',
      '\n',
      ' ',
      'evil.example',
      '127.0.0.1',
      'localhost',
      ':80',
      '#',
      '?',
      '%00',
      '.',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));
