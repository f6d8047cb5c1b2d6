import { isEmail, isPhoneNumber, isPostalCode, TEXT_FIELDS } from '@felles/core/internal/portal/person/rules';
import { FORMATS } from '@felles/core/portal/person';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVISIBLE } from '../../../support/invisible.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'Å', 'ø', 'ß', 'İ', ' ', '-', '+', '0', '7', '@', '.', '\u00a0', '\u200e') }),
);

describe('every field of a person', () => {
  it('should stay as it is when it is written down a second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_FIELDS), anyText, (field, text) => {
        const once = FORMATS[field](text);
        expect(FORMATS[field](once)).toBe(once);
      }),
    );
  });

  it('should write what stands before the cursor the same, with any text behind it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_FIELDS), anyText, anyText, (field, before, behind) => {
        expect(FORMATS[field](before + behind).startsWith(FORMATS[field](before))).toBe(true);
      }),
    );
  });
});

it.each([
  ['P-PERSON-17', 'phone_number', '+46123', '0046123'],
  ['P-PERSON-08', 'postal_code', '0501', '0501'],
  ['P-PERSON-24', 'email', 'a@b.no', 'a@b.no'],
] as const)('[%s] should have nothing invisible in the %s', (_, field, typed, written) => {
  for (const mark of INVISIBLE) expect(FORMATS[field]([mark, ...typed, mark].join(mark))).toBe(written);
});

describe.each(['firstname', 'lastname', 'address'] as const)('the %s', (field) => {
  it('[P-PERSON-25] should begin every word with a capital and leave every other letter alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ø', 'Å', 'Z', ' ', '-') }), (text) => {
        const written = FORMATS[field](text);
        for (const [place, sign] of [...written].entries()) {
          const isFirst = place === 0 || /[\s-]/.test(written[place - 1] ?? '');
          expect(sign).toBe(isFirst ? text[place]?.toUpperCase() : text[place]);
        }
      }),
    );
  });

  it.each([
    ['ola nordmann', 'Ola Nordmann'],
    ['åse-marie bjørn', 'Åse-Marie Bjørn'],
    ['McDonald', 'McDonald'],
    ['storgata 4b', 'Storgata 4b'],
  ])("[P-PERSON-25] should write '%s' as '%s'", (typed, written) => {
    expect(FORMATS[field](typed)).toBe(written);
  });
});

describe('a postal code', () => {
  it('[P-PERSON-08] should be the first four digits of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const digits = [...text].filter((sign) => '0123456789'.includes(sign)).join('');
        expect(FORMATS.postal_code(text)).toBe(digits.slice(0, 4));
      }),
    );
    expect(FORMATS.postal_code('01a2345')).toBe('0123');
  });

  it.each(['', '1', '501', '50144', '5o14', '５０１４'])("[P-PERSON-54] should not be '%s'", (text) => {
    expect([isPostalCode(text), isPostalCode('0501')]).toEqual([false, true]);
  });
});

describe('a telephone number', () => {
  it('[P-PERSON-17] should keep its digits only, with two zeros for the plus of a country', () => {
    expect(FORMATS.phone_number('100 00 001')).toBe('10000001');
    expect(FORMATS.phone_number('+46 (0) 12-34')).toBe('004601234');
    fc.assert(fc.property(anyText, (text) => /^[0-9]*$/.test(FORMATS.phone_number(text))));
  });

  it.each([
    ['10000001', true],
    ['0046123456789', true],
    ['0012345678', true],
    ['00123456789012345', true],
    ['1000001', false],
    ['100000011', false],
    ['001234567', false],
    ['001234567890123456', false],
    ['+4612345678', false],
    ['', false],
  ])('[P-PERSON-17] should say of %s that it is one: %s', (text, isOne) => {
    expect(isPhoneNumber(text)).toBe(isOne);
  });
});

describe('an e-mail address', () => {
  it('[P-PERSON-24] should be in small letters, without spaces', () => {
    expect(FORMATS.email(' Ingrid.Solbakken@Demo.Example ')).toBe('ingrid.solbakken@demo.example');
  });

  it.each([
    ['a@b.no', true],
    ['a.b+c@d.e.example', true],
    ['a@b', false],
    ['@b.no', false],
    ['a@b.', false],
    ['a@.no', false],
    ['a@b@c.no', false],
    ['', false],
  ])("[P-PERSON-24] should say of '%s' that it is one: %s", (text, isOne) => {
    expect(isEmail(text)).toBe(isOne);
  });

  it('should be judged at once, however long and odd it is', () => {
    for (const text of [`a@${'b.'.repeat(50_000)}`, '@'.repeat(100_000), `a@${'.'.repeat(100_000)}b`])
      expect(isEmail(text)).toBe(false);
  });
});
