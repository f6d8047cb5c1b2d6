import { parseIsoDate } from '@felles/core';
import type { TimetableSettings } from '@felles/core/internal/portal/timetable/model';
import type { TimetableStore } from '@felles/core/portal/timetable';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, aTimetable, cardsOf } from '../../../support/a-timetable.ts';
import { theDay } from '../../../support/arbitraries/days.ts';
import { forbiddenKeyValue } from '../../../support/fake-ports.ts';

const KEY = 'felles.timetable.nordlys';
const saved = (over: object = {}) => ({
  [KEY]: JSON.stringify({
    currentMoment: '2026-12-02',
    selectedDepartmentId: 102,
    selectedFilters: ['Yoga'],
    hideInformation: true,
    ...over,
  }),
});

function twice(act: () => void): void {
  act();
  act();
}

/** A timetable whose page was opened long enough ago for its classes. */
function opened(...given: Parameters<typeof aTimetable>) {
  const timetable = aTimetable(...given);
  timetable.store.open();
  timetable.clock.pass(ANSWER_TIME);
  return timetable;
}

describe('a timetable with saved settings', () => {
  it('[P-TIMETABLE-41] should begin where the visitor left it', () => {
    const { store, asked } = opened({ saved: saved() });
    const { departmentId, hideInformation, week, filters } = store.view$.value;
    expect({ departmentId, hideInformation, week: week.number }).toEqual({
      departmentId: 102,
      hideInformation: true,
      week: 49,
    });
    expect(filters.filter(({ selected }) => selected).map(({ type }) => type)).toEqual(['Yoga']);
    expect(week.columns.find(({ chosen }) => chosen)?.date).toBe('02.12');
    expect(asked()).toEqual(['2026-11-30 of 102']);
  });

  it('[P-TIMETABLE-45] should begin today when what was saved is of this week or the past', () => {
    for (const currentMoment of ['2026-11-16', '2026-11-22', '2026-10-01']) {
      const { store } = aTimetable({ saved: saved({ currentMoment }) });
      store.open();
      expect(store.view$.value.week.columns.find(({ chosen }) => chosen)?.date).toBe('19.11');
    }
  });

  it('[P-TIMETABLE-42] should keep the day, the department, the filters and whether information is hidden', () => {
    const { store, saved: storage } = aTimetable();
    store.open();
    store.toggleInformation();
    store.toggleType('Yoga');
    store.chooseDepartment(101);
    store.moveWeeks(1);
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual({
      currentMoment: '2026-11-26',
      selectedDepartmentId: 101,
      selectedFilters: ['Yoga'],
      hideInformation: true,
    });
  });

  it('[P-TIMETABLE-40] should save every change, and nothing before the saved settings have come', () => {
    const { store, clock, saved: storage } = aTimetable({ saved: saved(), storageTime: 100 });
    store.open();
    clock.pass(99);
    expect(storage.written).toEqual([]);
    clock.pass(1);
    expect(storage.written).toEqual([]);
    store.moveWeeks(1);
    store.chooseDepartment(101);
    store.toggleType('Spinning');
    store.toggleInformation();
    clock.pass(400); // the store reads the saved settings before each write
    expect(storage.written).toHaveLength(4);
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual({
      currentMoment: '2026-12-09',
      selectedDepartmentId: 101,
      selectedFilters: ['Yoga', 'Spinning'],
      hideInformation: false,
    });
  });

  it.each<readonly [string, (store: TimetableStore) => void, Partial<Record<keyof TimetableSettings, unknown>>]>([
    ['the week', (store) => store.moveWeeks(1), { currentMoment: '2026-11-26' }],
    ['the department', (store) => store.chooseDepartment(102), { selectedDepartmentId: 102 }],
    ['the filters', (store) => store.toggleType('Yoga'), { selectedFilters: ['Yoga'] }],
    ['whether information is hidden', (store) => store.toggleInformation(), { hideInformation: true }],
  ])('[P-TIMETABLE-40] should save %s by itself', (_, change, written) => {
    const { store, saved: storage } = aTimetable();
    const untouched = {
      currentMoment: '2026-11-19',
      selectedDepartmentId: null,
      selectedFilters: [],
      hideInformation: false,
    };
    store.open();
    change(store);
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual({ ...untouched, ...written });
  });

  it('[P-TIMETABLE-41] should ask for the saved week alone where the department is known before it', () => {
    const { store, center, clock, asked } = aTimetable({ saved: saved(), storageTime: 100 });
    center.chooseDepartment(101);
    store.open();
    clock.pass(100);
    expect(asked()).toEqual(['2026-11-30 of 101']);
  });

  it('should leave what another page has changed meanwhile as it is there, field by field', () => {
    const here = aTimetable({ saved: saved() });
    const there = aTimetable({ storage: here.saved });
    const kept = () => JSON.parse(here.saved.entries.get(KEY) ?? '');
    for (const { store } of [here, there]) store.open();
    there.store.moveWeeks(1);
    here.store.toggleType('Spinning');
    expect(kept()).toEqual({
      currentMoment: '2026-12-09',
      selectedDepartmentId: 102,
      selectedFilters: ['Yoga', 'Spinning'],
      hideInformation: true,
    });
    there.store.chooseDepartment(101);
    here.store.toggleInformation();
    here.store.showCurrentWeek();
    expect(kept()).toEqual({
      currentMoment: '2026-11-19',
      selectedDepartmentId: 101,
      selectedFilters: ['Yoga', 'Spinning'],
      hideInformation: false,
    });
  });

  it('should keep settings that another page has stored meanwhile', () => {
    const here = aTimetable();
    const there = aTimetable({ storage: here.saved });
    for (const { store } of [here, there]) store.open();
    there.store.moveWeeks(1);
    here.store.toggleInformation();
    expect(JSON.parse(here.saved.entries.get(KEY) ?? '')).toMatchObject({
      currentMoment: '2026-11-26',
      hideInformation: true,
    });
  });

  it('[P-TIMETABLE-05] [P-TIMETABLE-41] should restore the department unless the address names another', () => {
    const { store, center, address, saved: storage } = aTimetable();
    const comeBack = () => {
      store.close();
      center.chooseDepartment(null); // as the start page does
      store.open();
      return [center.departmentId$.value, address.parameter('departmentId')];
    };
    store.open();
    store.chooseDepartment(102);
    address.setParameter('departmentId', null);
    expect(comeBack()).toEqual([102, '102']);
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toMatchObject({ selectedDepartmentId: 102 });
    store.chooseDepartment(102);
    address.setParameter('departmentId', '101');
    expect(comeBack()).toEqual([101, '101']);
  });

  it('should ask for nothing before the saved settings have come', () => {
    const { store, clock, asked } = aTimetable({ query: 'departmentId=101', storageTime: 100 });
    store.open();
    clock.pass(99);
    expect(asked()).toEqual([]);
    clock.pass(1);
    expect(asked()).toEqual(['2026-11-16 of 101']);
  });

  it('[P-TIMETABLE-40] should lose nothing that was done before the saved settings came, and save it then', () => {
    const { store, clock, saved: storage } = aTimetable({ saved: saved(), storageTime: 100 });
    store.open();
    store.moveWeeks(1);
    clock.pass(200);
    expect(store.view$.value.week.number).toBe(48);
    expect(store.view$.value.hideInformation).toBe(true);
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toMatchObject({ currentMoment: '2026-11-26' });
  });

  it.each<readonly [string, (store: TimetableStore) => void, Partial<Record<keyof TimetableSettings, unknown>>]>([
    ['the week', (store) => store.moveWeeks(1), { currentMoment: '2026-11-26' }],
    ['that it is this week', (store) => store.showCurrentWeek(), { currentMoment: '2026-11-19' }],
    ['the day', (store) => store.chooseDay(theDay(2026, 11, 20)), { currentMoment: '2026-11-20' }],
    ['the department', (store) => store.chooseDepartment(101), { selectedDepartmentId: 101 }],
    ['that there is no department', (store) => store.chooseDepartment(null), { selectedDepartmentId: null }],
    ['the filters', (store) => store.toggleType('Spinning'), { selectedFilters: ['Spinning'] }],
    ['that there are no filters', (store) => twice(() => store.toggleType('Yoga')), { selectedFilters: [] }],
    ['that information is shown', (store) => twice(() => store.toggleInformation()), { hideInformation: false }],
  ])('[P-TIMETABLE-41] should bring back all but what was chosen before it came: %s', (_, choose, chosen) => {
    const { store, clock, saved: storage } = aTimetable({ saved: saved(), storageTime: 100 });
    store.open();
    clock.pass(10);
    choose(store);
    clock.pass(200); // the store reads the saved settings before each write
    const expected = { ...JSON.parse(saved()[KEY] ?? ''), ...chosen };
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual(expected);
    const { departmentId, hideInformation, filters, week } = store.view$.value;
    expect({ departmentId, hideInformation }).toEqual({
      departmentId: expected.selectedDepartmentId,
      hideInformation: expected.hideInformation,
    });
    expect(week.columns.find((column) => column.chosen)?.day).toBe(parseIsoDate(expected.currentMoment));
    expect(filters.filter(({ selected }) => selected).map(({ type }) => type)).toEqual(
      expected.selectedFilters.filter((type: string) => filters.some((one) => one.type === type)),
    );
  });

  it('should not take back for the address a department that was chosen before the saved settings came', () => {
    const { store, clock, address } = aTimetable({ query: 'departmentId=101', saved: saved(), storageTime: 100 });
    store.open();
    store.chooseDepartment(102);
    clock.pass(200);
    expect(store.view$.value.departmentId).toBe(102);
    expect(address.query()).toBe('?departmentId=102');
  });

  it('should leave no department chosen where that was the choice, also when the departments come anew', () => {
    const { store, center } = aTimetable({ saved: saved() });
    const loaded = center.departments$.value;
    store.open();
    store.chooseDepartment(null);
    center.departments$.next({ status: 'loading' });
    center.departments$.next(loaded);
    expect(store.view$.value.departmentId).toBeNull();
  });

  it('should show the current week once that of the day that was chosen has passed', () => {
    const { store, clock } = aTimetable({ now: '2026-11-29T23:59:00+01:00' });
    store.open();
    store.chooseDay(theDay(2026, 11, 27));
    expect(store.view$.value.week.number).toBe(48);
    clock.pass(2 * 60_000);
    expect(store.view$.value.week).toMatchObject({ number: 49, isCurrent: true });
  });

  it('[P-TIMETABLE-09] [P-TIMETABLE-40] should keep saved filters that no loaded class has, and say that there is none of them', () => {
    const { store, saved: storage } = opened({
      saved: saved({ selectedFilters: ['Curling'], currentMoment: '2026-11-19' }),
    });
    expect(cardsOf(store.view$.value)).toEqual(['', '', '', '', '', '', '']);
    expect(store.view$.value.inUse).toMatchObject({ shown: 0, all: 2, next: null });
    store.toggleInformation();
    expect(JSON.parse(storage.entries.get(KEY) ?? '')).toMatchObject({ selectedFilters: ['Curling'] });
  });

  it('should go on where it was when it is opened again', () => {
    const { store } = opened({ query: 'departmentId=101' });
    store.moveWeeks(2);
    store.close();
    store.open();
    expect(store.view$.value.week.number).toBe(49);
  });

  it.each(['not json', '[]', '{"currentMoment":"yesterday"}', '{"__proto__":{"hideInformation":true}}', 'null'])(
    'should begin afresh when what was saved is %s',
    (text) => {
      const { store } = aTimetable({ saved: { [KEY]: text }, query: 'departmentId=101' });
      store.open();
      expect(store.view$.value).toMatchObject({ departmentId: 101, hideInformation: false });
    },
  );

  it('should work where storage is forbidden', () => {
    const { store } = aTimetable({ query: 'departmentId=101', storage: forbiddenKeyValue });
    store.open();
    store.toggleInformation();
    expect(store.view$.value).toMatchObject({ departmentId: 101, hideInformation: true });
  });
});

describe('the department a timetable begins with', () => {
  const begun = (given: Parameters<typeof aTimetable>[0]) => {
    const timetable = aTimetable(given);
    timetable.store.open();
    return timetable;
  };

  it('[P-TIMETABLE-03] should be the only one there is, written to the address', () => {
    const { store, address } = begun({ departmentIds: [301] });
    expect(store.view$.value.departmentId).toBe(301);
    expect(address.query()).toBe('?departmentId=301');
  });

  it('[P-TIMETABLE-03] should be none where there are several', () => {
    const { store, address } = begun({ departmentIds: [101, 102] });
    expect(store.view$.value.departmentId).toBeNull();
    expect(address.query()).toBe('');
  });

  it('[P-TIMETABLE-41] should be that of the address before that which was saved', () => {
    expect(begun({ query: 'departmentId=101', saved: saved() }).store.view$.value.departmentId).toBe(101);
  });

  it.each(['999', 'abc', '1e2', '-101', ''])('should not be one of the address that does not exist: %s', (id) => {
    const { store, address } = begun({ query: `departmentId=${id}` });
    expect(store.view$.value.departmentId).toBeNull();
    expect(address.query()).toBe('');
  });

  it('[P-TIMETABLE-43] should not be a saved one that does not exist', () => {
    expect(begun({ saved: saved({ selectedDepartmentId: 999 }) }).store.view$.value.departmentId).toBeNull();
  });

  it('[P-TIMETABLE-04] should change in the address when another is chosen', () => {
    const { store, address } = begun({ query: 'departmentId=101' });
    store.chooseDepartment(102);
    expect(address.query()).toBe('?departmentId=102');
    store.chooseDepartment(null);
    expect(address.query()).toBe('');
  });

  it('[P-TIMETABLE-05] should come back into the address when the timetable is opened again without one', () => {
    const { store, address } = begun({ query: 'departmentId=101' });
    store.chooseDepartment(102);
    store.close();
    address.setParameter('departmentId', null);
    store.open();
    expect(address.query()).toBe('?departmentId=102');
  });

  it('[P-TIMETABLE-05] should stay in the address for as long as the timetable is open', () => {
    const { store, clock, address } = begun({ query: 'departmentId=101' });
    store.moveWeeks(1);
    store.toggleType('Yoga');
    clock.pass(ANSWER_TIME);
    expect(address.query()).toBe('?departmentId=101');
  });

  it('[P-TIMETABLE-05] should stay in the address while the departments are still on their way', () => {
    const { store, center, address } = aTimetable({ query: 'departmentId=101' });
    const loaded = center.departments$.value;
    center.departments$.next({ status: 'loading' });
    store.open();
    expect(address.query()).toBe('?departmentId=101');
    center.departments$.next(loaded);
    expect(store.view$.value.departmentId).toBe(101);
    expect(address.query()).toBe('?departmentId=101');
  });
});
