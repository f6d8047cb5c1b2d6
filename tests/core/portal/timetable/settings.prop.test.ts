import { TimetableSettings } from '@felles/core/internal/portal/timetable/model';
import { parseSettings } from '@felles/core/internal/portal/timetable/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day } from '../../../support/arbitraries/days.ts';

const settings: fc.Arbitrary<TimetableSettings> = fc.record({
  currentMoment: day,
  selectedDepartmentId: fc.option(fc.nat()),
  selectedFilters: fc.array(fc.string()),
  hideInformation: fc.boolean(),
});

describe('parseSettings', () => {
  it('[P-TIMETABLE-42] should read back everything that was saved', () => {
    fc.assert(
      fc.property(settings, (given) => {
        expect(parseSettings(JSON.stringify(z.encode(TimetableSettings, given)))).toEqual(given);
      }),
    );
  });

  it('should take any other text for no settings, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSettings(text)).toBeNull();
      }),
    );
  });

  it('should understand nothing when one field is wrong', () => {
    const wrong = fc.constantFrom(
      { currentMoment: '31.02.2026' },
      { currentMoment: 20_000 },
      { selectedDepartmentId: '2' },
      { selectedFilters: 'Yoga' },
      { selectedFilters: [1] },
      { hideInformation: 'true' },
    );
    fc.assert(
      fc.property(settings, wrong, (given, change) => {
        expect(parseSettings(JSON.stringify({ ...z.encode(TimetableSettings, given), ...change }))).toBeNull();
      }),
    );
  });
});
