import { isoDate } from '@felles/core';
import { DayMonthYear, dayMonthYear } from '@felles/core/internal/shared/calendar';
import { IsoDate } from '@felles/core/internal/shared/codecs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day } from '../../support/arbitraries/days.ts';

describe.each([
  {
    name: 'DayMonthYear',
    codec: DayMonthYear,
    write: dayMonthYear,
    wrong: ['31.02.2026', '1.2.2026', '2026-02-01', ' 01.02.2026', ''],
  },
  {
    name: 'IsoDate',
    codec: IsoDate,
    write: isoDate,
    wrong: ['2026-02-31', '2026-2-1', '01.02.2026', '2026-02-01T00:00:00Z', ''],
  },
])('$name', ({ codec, write, wrong }) => {
  it('should carry every day there and back', () => {
    fc.assert(
      fc.property(day, (given) => {
        expect(z.encode(codec, given)).toBe(write(given));
        expect(z.decode(codec, write(given))).toBe(given);
      }),
    );
  });

  it.each([...wrong, 20_000, null])('should refuse %j and say why', (given) => {
    const read = z.safeDecode(codec, given as string); // the wire can carry anything
    expect(read.success).toBe(false);
    expect(read.error?.issues).toHaveLength(1);
  });
});
