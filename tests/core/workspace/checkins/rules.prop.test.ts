import { osloDay } from '@felles/core';
import type { Row } from '@felles/core/data';
import { fieldsOfGuest, NO_GUEST, problemsOfGuest } from '@felles/core/internal/workspace/checkins/form';
import { sitesOf } from '@felles/core/internal/workspace/checkins/overview';
import {
  CHECK_IN_ADDRESS,
  checkInsFor,
  countsOf,
  hasLeft,
  statusOfRow,
} from '@felles/core/internal/workspace/checkins/rules';
import { linesFor } from '@felles/core/internal/workspace/statistics/lines';
import {
  admittedCount,
  CheckIn,
  figuresOf,
  kindOfCheckIn,
  otherDay,
  reasonsOf,
  SHOWS,
  statusOfCheckIn,
  timeOfCheckIn,
} from '@felles/core/workspace/checkins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const NOW = Date.parse('2026-11-25T10:42:00Z');

const flag = fc.constantFrom(true, false, 1, 0, null, undefined);
const time = fc.option(
  fc.integer({ min: 0, max: 23 }).map((hour) => `2026-11-25T${String(hour).padStart(2, '0')}:00Z`),
);
const checkIn: fc.Arbitrary<CheckIn> = fc.record({
  id: fc.integer({ min: 1, max: 500 }).map(String),
  firstName: fc.constantFrom('Ola', 'Åse', null),
  companyName: fc.constantFrom('Fjordbygg AS', 'Elv Elektro AS', null),
  guest: flag,
  valid: flag,
  errors: fc.constantFrom(null, [], ['Kortet er utløpt'], [{ message: 'Ukjent kort' }]),
  checkedOut: flag,
  checkinTime: time,
  checkoutTime: time,
});
const rows: fc.Arbitrary<readonly Row<CheckIn>[]> = fc
  .uniqueArray(fc.tuple(checkIn, fc.constantFrom('settled', 'saving', 'uncertain', 'failed')), {
    selector: ([{ id }]) => id,
  })
  .map((all) => all.map(([item, state]) => ({ id: item.id, item, state, failure: null, keys: [] })));

const settled = (item: CheckIn): Row<CheckIn> => ({
  id: item.id,
  item,
  state: 'settled',
  failure: null,
  keys: [],
});

describe('a check-in', () => {
  it('[W-CHECKIN-02] [W-CHECKIN-03] should be read with what is known of it, beside anything that cannot be read', () => {
    const names = Object.keys(CheckIn.def.shape).filter((name) => name !== 'id');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (fields) => {
        const read = CheckIn.safeParse({ lastName: 'Hagen', ...fields, id: '7', unheardOf: [1] });
        expect(read.success && read.data).toMatchObject({ id: '7', unheardOf: [1] });
        if (!('lastName' in fields)) expect(read.data?.lastName).toBe('Hagen');
      }),
    );
    expect(CheckIn.safeParse({ firstName: 'Ola' }).success).toBe(false);
  });

  it('[W-CHECKIN-01] should be on the site until the service says that it is over', () => {
    expect(hasLeft({ id: '1', checkedOut: false, checkoutTime: '2026-11-25T09:00:00Z' })).toBe(false);
    expect(hasLeft({ id: '1', checkedOut: true })).toBe(true);
    expect(hasLeft({ id: '1' })).toBe(false);
    expect(hasLeft({ id: '1', checkoutTime: '2026-11-25T09:00:00Z' })).toBe(true);
    expect(statusOfRow({ ...settled({ id: '1', checkedOut: true }), state: 'uncertain' })).toBe('onSite');
  });

  it('[W-CHECKIN-01] should not be on the site if it was refused, with any other fields', () => {
    fc.assert(
      fc.property(checkIn, (given) => {
        const status = statusOfCheckIn(given);
        expect(status === 'left').toBe(hasLeft(given));
        expect(status === 'onSite').toBe(!hasLeft(given) && kindOfCheckIn(given) !== 'failed');
      }),
    );
    expect(statusOfCheckIn({ id: '1', valid: false, checkedOut: false })).toBe('refused');
  });

  it('[W-CHECKIN-04] should be a guest if marked so, and otherwise failed by its flag or its errors', () => {
    fc.assert(
      fc.property(checkIn, (given) => {
        const kind = kindOfCheckIn(given);
        const isGuest = given.guest === true || given.guest === 1;
        expect(kind === 'guest').toBe(isGuest);
        if (!isGuest && (given.valid === true || given.valid === 1)) expect(kind).toBe('ok');
        if (!isGuest && (given.valid === false || given.valid === 0)) expect(kind).toBe('failed');
      }),
    );
    expect(kindOfCheckIn({ id: '1', errors: ['Ukjent kort'] })).toBe('failed');
    expect(kindOfCheckIn({ id: '1' })).toBe('ok');
  });

  it('should say why it failed in the words of the service, in every form in which they come', () => {
    expect(reasonsOf({ id: '1', errors: ['Utløpt', { message: ' Ukjent ' }, null, '', { message: null }] })).toEqual([
      'Utløpt',
      'Ukjent',
    ]);
    expect(reasonsOf({ id: '1' })).toEqual([]);
  });
});

describe('the list of check-ins', () => {
  it('[W-CHECKIN-01] should have those on the site, then the refused, then those who left; unasked, the first alone', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('', 'name', '-in', 'out'), (given, sort) => {
        expect(new Set(checkInsFor(given, { ...CHECK_IN_ADDRESS.standard, sort }))).toEqual(
          new Set(given.filter((row) => statusOfRow(row) === 'onSite')),
        );
        const rank = (row: Row<CheckIn>) => ['onSite', 'refused', 'left'].indexOf(statusOfRow(row));
        const all = checkInsFor(given, { ...CHECK_IN_ADDRESS.standard, show: 'all', sort });
        expect(all).toHaveLength(given.length);
        expect(all.map(rank)).toEqual(all.map(rank).toSorted());
      }),
    );
  });

  it('[W-CHECKIN-01] should show the parts that are asked for, as many as are counted of each', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const counts = countsOf(given);
        const shown = (show: (typeof SHOWS)[number]) => checkInsFor(given, { ...CHECK_IN_ADDRESS.standard, show });
        expect(shown('')).toHaveLength(admittedCount(counts) ?? 0);
        expect(shown('failed')).toHaveLength(counts.failed);
        expect(shown('guests')).toHaveLength(counts.guest);
        expect(shown('left').every(({ item }) => hasLeft(item))).toBe(true);
        const parts = [...shown(''), ...shown('failed'), ...shown('left')];
        expect(new Set(parts)).toEqual(new Set(given));
        expect(parts).toHaveLength(shown('all').length);
      }),
    );
  });

  it('should be sorted by arrival or as requested, and be found by name and company', () => {
    const list = [
      settled({ id: '1', firstName: 'Ola', companyName: 'Fjordbygg AS', checkinTime: '2026-11-25T08:00:00Z' }),
      settled({ id: '2', firstName: 'Åse', companyName: 'Elv AS', checkinTime: '2026-11-25T08:30:00+01:00' }),
      settled({ id: '3', firstName: 'Kari', companyName: 'Fjordbygg AS' }),
    ];
    const ids = (question: Partial<typeof CHECK_IN_ADDRESS.standard>) =>
      checkInsFor(list, { ...CHECK_IN_ADDRESS.standard, ...question }).map(({ id }) => id);
    expect(ids({})).toEqual(['2', '1', '3']);
    expect(ids({ sort: 'name' })).toEqual(['3', '1', '2']);
    expect(ids({ text: 'FJORD ola' })).toEqual(['1']);
    const left = list.map((row, at) => ({
      ...row,
      item: { ...row.item, checkedOut: true, checkoutTime: `2026-11-25T09:0${at}:00Z` },
    }));
    expect(checkInsFor(left, { ...CHECK_IN_ADDRESS.standard, show: 'left' }).map(({ id }) => id)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('should keep its question in the address, and leave out what is not understood there', () => {
    const question = fc.record({
      text: fc.string({ maxLength: 200 }),
      show: fc.constantFrom(...SHOWS),
      sort: fc.constantFrom('', 'name', '-company', 'in', '-out'),
    });
    expectReadsBack(CHECK_IN_ADDRESS, question);
    expect(CHECK_IN_ADDRESS.read({ show: 'everyone', sort: 'card_no' })).toEqual(CHECK_IN_ADDRESS.standard);
  });
});

describe('the figures of check-ins', () => {
  it('[W-CHECKIN-04] [W-CHECKIN-05] should count guests and refused apart, and have what is not known as such, never as zero', () => {
    const told = { now: { check_in_ok: 3, check_in_failed: 1, guest: 2 }, today: { guest: 0 }, yesterday: null };
    const figures = figuresOf(told);
    expect(figures.now).toEqual({ ok: 3, failed: 1, guest: 2 });
    expect(admittedCount(figures.now)).toBe(5);
    expect(figures.today).toEqual({ ok: null, failed: null, guest: 0 });
    expect(admittedCount(figures.today)).toBe(0);
    expect(admittedCount(figures.yesterday)).toBeNull();
    expect(admittedCount(figuresOf(null).last_thirty_days)).toBeNull();
  });
});

describe('the time of a check-in', () => {
  it('should be read with its zone, or as Oslo has it without one, and say the day where that is another', () => {
    expect(timeOfCheckIn('2026-11-25T07:05:00+01:00')).toBe(Date.parse('2026-11-25T06:05:00Z'));
    expect(timeOfCheckIn('2026-11-25 07:05')).toBe(Date.parse('2026-11-25T06:05:00Z'));
    expect(timeOfCheckIn('2026-07-01T07:05:59.1')).toBe(Date.parse('2026-07-01T05:05:00Z'));
    expect([null, '', 'i dag', '2026-13-01T07:00'].map(timeOfCheckIn)).toEqual([null, null, null, null]);
    expect(otherDay(NOW - 3_600_000, osloDay(NOW))).toBeNull();
    expect(otherDay(NOW - 86_400_000, osloDay(NOW))).not.toBeNull();
  });
});

describe('a guest', () => {
  const nina = { ...NO_GUEST, firstName: ' Nina', lastName: 'Vik ', companyName: 'Nordvik AS' };

  it('[W-CHECKIN-01] should have a name and a company, and a number and a birthday that can be so', () => {
    expect(Object.keys(problemsOfGuest(NO_GUEST, NOW))).toEqual(['firstName', 'lastName', 'companyName']);
    expect(problemsOfGuest(nina, NOW)).toEqual({});
    expect(Object.keys(problemsOfGuest({ ...nina, phone: 'ring meg' }, NOW))).toEqual(['phone']);
    for (const birthday of ['2026-11-26', '1850-01-01', '2026-02-30'])
      expect(Object.keys(problemsOfGuest({ ...nina, birthday }, NOW))).toEqual(['birthday']);
    expect(problemsOfGuest({ ...nina, phone: '+47 10 20 30 40', birthday: '2004-02-29' }, NOW)).toEqual({});
  });

  it('[W-CHECKIN-04] should be sent as a guest, with nothing where nothing was given', () => {
    expect(fieldsOfGuest(nina)).toEqual({
      firstName: 'Nina',
      lastName: 'Vik',
      companyName: 'Nordvik AS',
      phone: null,
      birthday: null,
      guest: true,
    });
  });
});

describe('the sites to check in at', () => {
  const told = [
    { project_id: '1', project_name: 'Skole', project_number: '2601', antall_aktive: 2 },
    { project_id: null, project_name: 'Uten prosjekt', antall_aktive: 9 },
    { project_id: '3', project_name: 'Åsgård', antall_aktive: null },
    { project_id: '2', project_name: 'Barnehage', antall_aktive: 12 },
  ];

  it('should stand by how many are there, and be found by title and number', () => {
    expect(sitesOf(told).map(({ projectId }) => projectId)).toEqual(['2', '1', '3']);
    expect(linesFor(sitesOf(told), 'skole 26').map(({ projectId }) => projectId)).toEqual(['1']);
    expect(linesFor(sitesOf(told), '')).toHaveLength(3);
  });
});
