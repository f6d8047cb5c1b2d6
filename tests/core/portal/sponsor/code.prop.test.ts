import { SPONSOR_CODE, sponsorCode } from '@felles/core/internal/portal/sponsor/code';
import { shownCode } from '@felles/core/portal/sponsor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE } from '../../../support/invisible.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'Å', 'ß', 'ŉ', 'Σ', '1', '-', '–', '−', ' ', '\u00a0', '\u200e', '🎫') }),
);

describe('a sponsor code', () => {
  it.each([
    ['abcdefghijkl', 'ABCDEFGHIJKL'],
    ['ab-1c2-d3e4-f5g', 'AB1C2D3E4F5G'],
    ['AB–1C2 D3E4\u2011F5G', 'AB1C2D3E4F5G'],
    ['ab1c2d3e4f5gh', 'AB1C2D3E4F5G'],
    ['--', ''],
  ])("[P-SPONSOR-03] [P-SPONSOR-04] should be read from '%s' as %s", (typed, code) => {
    expect(sponsorCode(typed)).toBe(code);
  });

  it('[P-SPONSOR-03] should hold nothing invisible', () => {
    for (const mark of INVISIBLE) expect(sponsorCode(`${mark}ab${mark}-1c2${mark}`)).toBe('AB1C2');
  });

  it('[P-SPONSOR-03] should have no small letters', () => {
    fc.assert(fc.property(anyText, (text) => sponsorCode(text) === sponsorCode(text).toUpperCase()));
  });

  it('[P-SPONSOR-04] should have twelve signs at most, and no dash among them', () => {
    expect(SPONSOR_CODE.longest).toBe(12);
    fc.assert(
      fc.property(anyText, (text) => {
        const signs = [...sponsorCode(text)];
        expect(signs.length).toBeLessThanOrEqual(12);
        expect(signs.filter((sign) => '-–−'.includes(sign))).toEqual([]);
      }),
    );
  });

  it('should stay as it is when it is written down a second time, bare or as it is shown', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const code = sponsorCode(text);
        expect([sponsorCode(code), sponsorCode(shownCode(text)), shownCode(shownCode(text))]).toEqual([
          code,
          code,
          shownCode(text),
        ]);
      }),
    );
  });
});

describe('a sponsor code as it is shown', () => {
  it.each([
    ['ABCDEFGHIJKL', 'AB-CDE-FGHI-JKL'],
    ['A', 'A'],
    ['AB', 'AB'],
    ['ABC', 'AB-C'],
    ['ABCDE', 'AB-CDE'],
    ['ABCDEF', 'AB-CDE-F'],
    ['ABCDEFGHIJ', 'AB-CDE-FGHI-J'],
    ['', ''],
  ])("[P-SPONSOR-05] should show '%s' as '%s'", (code, shown) => {
    expect(shownCode(code)).toBe(shown);
  });

  it('[P-SPONSOR-05] should be in groups of two, three, four and three signs for as far as it goes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const groups = shownCode(text)
          .split('-')
          .map((group) => [...group].length);
        const whole = [2, 3, 4, 3].slice(0, groups.length);
        expect(groups.slice(0, -1)).toEqual(whole.slice(0, -1));
        expect(groups.at(-1)).toBeLessThanOrEqual(whole.at(-1) ?? 0);
      }),
    );
  });

  it('should write what stands before the cursor the same, with any text behind it', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, behind) => {
        expect(shownCode(before + behind).startsWith(shownCode(before))).toBe(true);
      }),
    );
  });
});
