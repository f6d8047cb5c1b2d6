import { IsoInstant, WholeNumber, WholeNumbers, YesOrNo } from '@felles/adapters-http/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instant } from '../../support/arbitraries/days.ts';

const number = fc.oneof(fc.nat(), fc.integer({ min: 0, max: 999_999_999_999_999 }));
/** Text made of what numbers are made of, so that it often nearly is one. */
const nearlyNumber = fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', '-', '+', 'e', ' ', 'x', '\n') });

describe('WholeNumber', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    ['999999999999999', 999_999_999_999_999],
  ])('should read %j', (text, value) => {
    expect(z.decode(WholeNumber, text)).toBe(value);
  });

  it.each(['', ' 12', '12 ', '12\n', '12.0', '-1', '+1', '1e3', '012', '0x1', '1_000', '1000000000000000', '٣', 'NaN'])(
    'should refuse %j',
    (text) => {
      expect(z.safeDecode(WholeNumber, text).success).toBe(false);
    },
  );

  it('should refuse a number in place of its text', () => {
    expect(z.safeParse(WholeNumber, 12).success).toBe(false);
  });

  it('should read back every number that it writes', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(z.decode(WholeNumber, z.encode(WholeNumber, value))).toBe(value);
      }),
    );
  });

  it('should have one spelling for a number: any that it reads it writes the same', () => {
    fc.assert(
      fc.property(nearlyNumber, (text) => {
        const read = z.safeDecode(WholeNumber, text);
        if (read.success) expect(z.encode(WholeNumber, read.data)).toBe(text);
      }),
    );
  });

  it('should not write what it would not read', () => {
    const no = fc.oneof(
      fc.integer({ max: -1 }),
      fc.double().filter((value) => !Number.isInteger(value)),
    );
    fc.assert(
      fc.property(no, (value) => {
        expect(z.safeEncode(WholeNumber, value).success).toBe(false);
      }),
    );
  });
});

describe('WholeNumbers', () => {
  it.each(['', ',', '1,', ',1', '1,,2', '1, 2', '1;2', '-1', '1.5', '01', '1,02'])('should refuse %j', (text) => {
    expect(z.safeDecode(WholeNumbers, text).success).toBe(false);
  });

  it('should read back every list that it writes', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), (values) => {
        expect(z.decode(WholeNumbers, z.encode(WholeNumbers, values))).toEqual(values);
      }),
    );
  });

  it('should have one spelling for a list: any that it reads it writes the same', () => {
    fc.assert(
      fc.property(nearlyNumber, (text) => {
        const read = z.safeDecode(WholeNumbers, text);
        if (read.success) expect(z.encode(WholeNumbers, read.data)).toBe(text);
      }),
    );
  });

  it('should not write an empty list as an empty value', () => {
    expect(z.safeEncode(WholeNumbers, []).success).toBe(false);
  });
});

describe('IsoInstant', () => {
  it('should write an instant in UTC, to the millisecond', () => {
    expect(z.encode(IsoInstant, 1_781_474_399_999)).toBe('2026-06-14T21:59:59.999Z');
  });

  it('should read back every instant that it writes', () => {
    fc.assert(
      fc.property(instant, (value) => {
        expect(z.decode(IsoInstant, z.encode(IsoInstant, value))).toBe(value);
      }),
    );
  });

  it.each([
    '',
    '2026-06-14',
    '2026-06-14T22:00:00',
    '2026-06-14T22:00:00+02:00',
    '2026-06-14 22:00:00Z',
    ' 2026-06-14T22:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-06-14T24:00:00Z',
    '1781474399',
  ])('should refuse %j', (text) => {
    expect(z.safeDecode(IsoInstant, text).success).toBe(false);
  });
});

describe('YesOrNo', () => {
  it.each([true, false])('should read back the %s that it writes', (value) => {
    expect(z.decode(YesOrNo, z.encode(YesOrNo, value))).toBe(value);
  });

  it.each(['', 'TRUE', '1', 'yes', ' true'])('should refuse %j', (text) => {
    expect(z.safeDecode<z.core.$ZodType>(YesOrNo, text).success).toBe(false);
  });
});
