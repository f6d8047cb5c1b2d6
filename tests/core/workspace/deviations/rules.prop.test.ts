import { addDays, isoDate, parseIsoDate } from '@felles/core';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { DEVIATION_LISTING, LATE_DEVIATIONS } from '@felles/core/internal/workspace/deviations/rules';
import { recordsFor } from '@felles/core/internal/workspace/site-records/rules';
import { photosOfRecord } from '@felles/core/internal/workspace/site-work/comments';
import { countDeviations, Deviation, isLateDeviation } from '@felles/core/workspace/deviations';
import type { RecordsQuestion } from '@felles/core/workspace/site-records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const EVERY: RecordsQuestion = { ...EVERY_DAY, only: '', text: '', sort: '' };
const day = fc.integer({ min: -40, max: 40 }).map((count) => addDays(TODAY, count));
const date = fc.oneof(
  day.map(isoDate),
  fc.constantFrom(null, undefined, '', '2026-02-30', 'i går', '2026-11-18T23:30:00Z', '0000-00-00'),
);

describe('a deviation', () => {
  it('should be late from the day after its deadline until it is closed', () => {
    const of = (deadline: string | null, closed_date: string | null = null) =>
      isLateDeviation(Deviation.parse({ deviation_id: '1', deadline, closed_date }), TODAY);
    expect([of('2026-11-18'), of('2026-11-19'), of('2026-11-20')]).toEqual([true, false, false]);
    expect([of('2026-11-18', '2026-11-18'), of(null), of('2026-13-01')]).toEqual([false, false, false]);
    expect(of('2026-11-18', ' ')).toBe(true);
  });

  it('should be in the filter of late ones exactly when it is late', () => {
    const deviations = fc
      .array(fc.record({ deadline: date, closed_date: date }))
      .map((all) => all.map((fields, id) => Deviation.parse({ deviation_id: id, ...fields })));
    fc.assert(
      fc.property(deviations, day, (all, today) => {
        const found = recordsFor(all, { ...EVERY, only: LATE_DEVIATIONS }, DEVIATION_LISTING, today);
        expect(new Set(found)).toEqual(new Set(all.filter((one) => isLateDeviation(one, today))));
        expect(found).toHaveLength(countDeviations(all, today).late);
      }),
    );
  });

  it('should be found by every word of its title, number, place or responsible, in any order and case', () => {
    const one = Deviation.parse({
      ...{ deviation_id: '1', title: 'Rekkverk mangler', number: '1001-7', place: 'Trapperom 2' },
      ...{ description: 'Sikres først', responsible: { person_id: '3', person_name: 'Pål Åsen' } },
    });
    const isFound = (text: string) => recordsFor([one], { ...EVERY, text }, DEVIATION_LISTING, TODAY).length === 1;
    const words = ['Rekkverk', 'mangler', '1001-7', 'Trapperom', 'Pål', 'ÅSEN', 'verk', ''];
    fc.assert(fc.property(fc.shuffledSubarray(words), (some) => isFound(some.join(' '))));
    expect(['Sikres', 'Rekkverk Oda', '1001-8'].map(isFound)).toEqual([false, false, false]);
    expect(
      recordsFor([Deviation.parse({ deviation_id: '2' })], { ...EVERY, text: 'x' }, DEVIATION_LISTING, TODAY),
    ).toEqual([]);
  });

  it('[W-SITE-40] should have the photos of the service first, then those on their way, and no other record’s', () => {
    const one = Deviation.parse({
      ...{ deviation_id: '1', client_id: 'c' },
      photos: [{ photo_id: '7', document_id: '8' }, null, { photo_id: '9' }],
    });
    const entry = (key: string, record: string, count: number) =>
      ({ key, input: { record, photos: Array.from({ length: count }) } }) as never; // no more is read
    expect(photosOfRecord('c', one.photos, [entry('a', 'c', 2), entry('b', '1', 1), entry('d', 'c', 1)])).toEqual([
      { document: '8' },
      { key: 'a', at: 0 },
      { key: 'a', at: 1 },
      { key: 'd', at: 0 },
    ]);
  });

  it('should be of its status by number, or by name where it has no number', () => {
    const is = (fields: object, only: string) =>
      DEVIATION_LISTING.isOf(Deviation.parse({ deviation_id: '1', ...fields }), only, TODAY);
    expect([is({ status: 4, status_name: 'Lukket' }, '4'), is({ status_name: 'Ny' }, 'Ny')]).toEqual([true, true]);
    expect([is({ status: 0 }, '0'), is({ status: 4 }, '14')]).toEqual([true, false]);
  });
});
