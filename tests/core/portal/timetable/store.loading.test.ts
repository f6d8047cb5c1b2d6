import { type Day, parseIsoDate } from '@felles/core';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_TIME,
  answering,
  aTimetable,
  cardsOf,
  classesOf,
  failing,
  typicalAnswer,
} from '../../../support/a-timetable.ts';
import { departments } from '../../../support/fake-center.ts';
import { unreachable } from '../../../support/fake-ports.ts';

const WEEK_47 = '2026-11-16';
const WEEK_48 = '2026-11-23';

/** A timetable whose page was opened long enough ago for its classes. */
function opened(...given: Parameters<typeof aTimetable>) {
  const timetable = aTimetable(...given);
  timetable.store.open();
  timetable.clock.pass(ANSWER_TIME);
  return timetable;
}

describe('a timetable that loads', () => {
  it('[P-TIMETABLE-01] should show the classes to a visitor who has only the token of the center', () => {
    const { store, clock, center } = aTimetable({ query: 'departmentId=101' });
    expect(center.token$.value).toBe('center-token');
    store.open();
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.status).toBe('ready');
    expect(cardsOf(store.view$.value)).toEqual(['Yoga', 'Spinning', '', '', '', '', '']);
  });

  it('[P-TIMETABLE-26] [P-TIMETABLE-33] should ask for nothing before a department is chosen', () => {
    const { store, asked } = opened();
    expect(asked()).toEqual([]);
    expect(store.view$.value.status).toBe('idle');
    expect(store.view$.value.week.columns.map(({ empty }) => empty.key)).toEqual(
      Array(7).fill('timetable.chooseDepartment'),
    );
  });

  it('should leave it to the page to say that the service was lost, and call no day empty', () => {
    const { store, clock, center } = opened({
      query: 'departmentId=101',
      answer: (query, asking) => (asking === 1 ? typicalAnswer(query) : failing(unreachable)),
    });
    center.isLost$.next(true);
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(store.view$.value).toMatchObject({ status: 'ready', failure: null, notice: null });
    store.moveWeeks(1);
    clock.pass(ANSWER_TIME);
    expect(store.view$.value).toMatchObject({ status: 'failed', failure: null, notice: null });
    center.isLost$.next(false);
    expect(store.view$.value.failure?.key).toBe('failure.unreachable');
  });

  it('[P-TIMETABLE-37] should ask for nothing without a token, and as soon as there is one', () => {
    const { store, clock, center, asked } = aTimetable({ query: 'departmentId=101' });
    center.token$.next(null);
    store.open();
    clock.pass(ANSWER_TIME);
    expect(asked()).toEqual([]);
    center.token$.next('first');
    expect(asked()).toEqual([`${WEEK_47} of 101`]);
  });

  it('should be loading until it is known what the visitor has to choose, and idle until they have', () => {
    const { store, center } = aTimetable();
    center.token$.next(null);
    center.departments$.next({ status: 'idle' });
    center.isOpen$.next(false);
    store.open();
    expect(store.view$.value.status).toBe('idle');
    center.isOpen$.next(true);
    expect(store.view$.value.status).toBe('loading');
    center.token$.next('center-token');
    expect(store.view$.value.status).toBe('loading');
    center.departments$.next(departments(101, 102));
    expect(store.view$.value.status).toBe('idle');
    center.chooseDepartment(101);
    expect(store.view$.value.status).toBe('loading');
  });

  it('should do nothing before it is opened, and nothing more after it is closed', () => {
    const { store, clock, askings, asked } = aTimetable({ query: 'departmentId=101' });
    clock.pass(ANSWER_TIME);
    expect(asked()).toEqual([]);
    store.open();
    store.open();
    store.close();
    store.close();
    clock.pass(60 * 60_000);
    expect(askings.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(store.view$.value.status).toBe('loading');
  });

  it('[P-TIMETABLE-37] should ask anew when the week, the department, the filters or the token changes', () => {
    const { store, clock, center, asked } = aTimetable({ query: 'departmentId=101' });
    const changes = [
      () => store.moveWeeks(1),
      () => store.chooseDepartment(102),
      () => store.toggleType('Yoga'),
      () => center.token$.next('renewed'),
    ];
    store.open();
    clock.pass(ANSWER_TIME);
    for (const change of changes) {
      change();
      clock.pass(ANSWER_TIME);
    }
    expect(asked()).toEqual([
      `${WEEK_47} of 101`,
      `${WEEK_48} of 101`,
      `${WEEK_48} of 102`,
      `${WEEK_48} of 102`,
      `${WEEK_48} of 102`,
    ]);
  });

  it('should not ask anew when another day of the same week is chosen', () => {
    const { store, clock, asked } = opened({ query: 'departmentId=101' });
    const monday = store.view$.value.week.columns[0];
    if (monday) store.chooseDay(monday.day);
    clock.pass(ANSWER_TIME);
    expect(asked()).toHaveLength(1);
  });

  it('[P-TIMETABLE-38] should cancel a pending load for a newer one, and never show its late answer', () => {
    const { store, clock, askings } = aTimetable({
      query: 'departmentId=101',
      answer: (query, asking) => answering(classesOf(query), asking === 1 ? 500 : 10),
    });
    store.open();
    clock.pass(100);
    store.moveWeeks(1);
    clock.pass(10);
    expect(askings.map(({ state }) => state)).toEqual(['cancelled', 'answered']);
    const shown = store.view$.value.week.columns;
    clock.pass(1_000);
    expect(store.view$.value.week.columns.map(({ groups }) => groups)).toEqual(shown.map(({ groups }) => groups));
    expect(store.view$.value.week.number).toBe(48);
  });

  it('[P-TIMETABLE-39] should regroup at once when a filter changes, from the classes that are there', () => {
    const { store } = opened({ query: 'departmentId=101' });
    store.toggleType('Spinning');
    expect(store.view$.value.status).toBe('ready');
    expect(cardsOf(store.view$.value)).toEqual(['', 'Spinning', '', '', '', '', '']);
    expect(store.view$.value.week.columns[0]?.empty.key).toBe('timetable.noMatchingClasses');
    store.toggleType('Spinning');
    expect(cardsOf(store.view$.value)).toEqual(['Yoga', 'Spinning', '', '', '', '', '']);
  });

  it('[P-TIMETABLE-09] should count what a filter leaves of each day and of the week, until it is taken off', () => {
    const { store } = opened({ query: 'departmentId=101' });
    expect(store.view$.value.inUse).toBeNull();
    store.toggleType('Spinning');
    expect(store.view$.value.week.columns.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(store.view$.value.inUse).toMatchObject({ shown: 1, all: 2, type: { params: { name: 'Spinning' } } });
    store.toggleType('Yoga');
    expect(store.view$.value.inUse).toMatchObject({ shown: 2, all: 2, type: null });
    store.clearTypes();
    expect(store.view$.value.inUse).toBeNull();
    expect(cardsOf(store.view$.value)).toEqual(['Yoga', 'Spinning', '', '', '', '', '']);
  });

  it('[P-TIMETABLE-09] should find in a later week the next class of a type that this week has no more', () => {
    const { store, clock, askings, window } = opened({ query: 'departmentId=101' });
    window.width$.next(390);
    store.toggleType('Yoga');
    clock.pass(2 * ANSWER_TIME);
    const later = { monday: parseIsoDate(WEEK_48), departmentId: 101, weeks: 4 };
    expect(askings.map(({ question }) => question)).toContainEqual(later);
    const next = { date: '23.11', time: '10:00', week: 48, weekday: 0 };
    expect(store.view$.value.inUse).toMatchObject({ shown: 1, next });
    store.chooseDay(theDay('2026-11-16'));
    expect(store.view$.value.inUse?.next).toBeNull();
    store.chooseDay(theDay('2026-11-23'));
    clock.pass(2 * ANSWER_TIME);
    expect(store.view$.value).toMatchObject({ week: { number: 48 }, inUse: { shown: 1, next: null } });
  });

  it('[P-TIMETABLE-09] should lead from a day without a hit to the next one of the same week', () => {
    const { store, asked, window } = opened({ query: 'departmentId=101' });
    window.width$.next(390);
    store.chooseDay(theDay('2026-11-16'));
    const before = asked().length;
    store.toggleType('Spinning');
    expect(store.view$.value.inUse?.next).toMatchObject({ date: '17.11', week: 47 });
    expect(asked().length - before).toBe(1);
  });

  it('[P-TIMETABLE-37] should keep the very same cards when a quiet refresh brings nothing new', () => {
    const { store, clock } = opened({ query: 'departmentId=101' });
    const before = store.view$.value.week.columns[0]?.groups;
    store.reload();
    expect(store.view$.value.status).toBe('ready');
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.week.columns[0]?.groups).toBe(before);
  });

  it('[P-TIMETABLE-39] should show what a quiet refresh brings', () => {
    const { store, clock } = opened({
      query: 'departmentId=101',
      answer: (query, asking) => answering(asking === 1 ? classesOf(query) : classesOf(query).slice(1)),
    });
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(cardsOf(store.view$.value)).toEqual(['', 'Spinning', '', '', '', '', '']);
  });

  it('should keep the badges while another week loads, and drop them with the department', () => {
    const { store, clock } = aTimetable({ query: 'departmentId=101' });
    const types = () => store.view$.value.filters.map(({ type }) => type);
    store.open();
    clock.pass(ANSWER_TIME);
    store.moveWeeks(1);
    expect([store.view$.value.status, types()]).toEqual(['loading', ['Spinning', 'Yoga']]);
    clock.pass(ANSWER_TIME);
    store.chooseDepartment(102);
    expect([store.view$.value.status, types()]).toEqual(['loading', []]);
  });
});

describe('a timetable whose loading fails', () => {
  it('should keep the badges of the week before it', () => {
    const { store, clock } = opened({
      query: 'departmentId=101',
      answer: (query, asking) => (asking === 2 ? failing(unreachable) : typicalAnswer(query)),
    });
    store.moveWeeks(1);
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.status).toBe('failed');
    expect(store.view$.value.filters.map(({ type }) => type)).toEqual(['Spinning', 'Yoga']);
  });

  it('[P-TIMETABLE-33] should empty the week, give the reason, and load when it is asked again', () => {
    const { store, clock } = opened({
      query: 'departmentId=101',
      answer: (query, asking) => (asking === 1 ? failing(unreachable) : typicalAnswer(query)),
    });
    expect(store.view$.value.status).toBe('failed');
    expect(store.view$.value.failure?.key).toBe('failure.unreachable');
    expect(cardsOf(store.view$.value)).toEqual(Array(7).fill(''));
    store.reload();
    expect(store.view$.value.status).toBe('loading');
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.status).toBe('ready');
    expect(store.view$.value.failure).toBeNull();
  });

  it('should keep the classes when only a refresh fails, and say that they may be old until one succeeds', () => {
    const { store, clock } = opened({
      query: 'departmentId=101',
      answer: (query, asking) => (asking === 2 ? failing(unreachable) : typicalAnswer(query)),
    });
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.status).toBe('ready');
    expect(store.view$.value.notice?.key).toBe('timetable.notRefreshed');
    expect(cardsOf(store.view$.value)).toEqual(['Yoga', 'Spinning', '', '', '', '', '']);
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.notice).toBeNull();
  });

  it('should fail with the departments, ask for them again, and go on when they come', () => {
    const { store, clock, center, asked } = aTimetable({ query: 'departmentId=101' });
    const loaded = center.departments$.value;
    center.departments$.next({ status: 'failed', failure: unreachable });
    store.open();
    clock.pass(ANSWER_TIME);
    expect([store.view$.value.status, asked()]).toEqual(['failed', []]);
    store.reload();
    expect(center.reloads()).toBe(1);
    center.departments$.next({ status: 'loading' });
    expect(store.view$.value.status).toBe('loading');
    center.departments$.next(loaded);
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.status).toBe('ready');
  });

  it('should say when there is no network, and ask anew once there is', () => {
    const { store, clock, window, asked } = opened({ query: 'departmentId=101' });
    window.online$.next(false);
    expect(store.view$.value.notice?.key).toBe('timetable.offline');
    expect(asked()).toHaveLength(1);
    window.online$.next(true);
    expect(asked()).toHaveLength(2);
    clock.pass(ANSWER_TIME);
    expect(store.view$.value.notice).toBeNull();
  });
});

describe('a timetable as time goes by', () => {
  it('[P-TIMETABLE-12] should go back to the current week from any later one', () => {
    const { store } = aTimetable({ query: 'departmentId=101' });
    store.open();
    store.moveWeeks(3);
    expect(store.view$.value.week).toMatchObject({ number: 50, isCurrent: false });
    store.showCurrentWeek();
    expect(store.view$.value.week).toMatchObject({ number: 47, isCurrent: true });
    expect(store.view$.value.week.columns.find(({ chosen }) => chosen)?.day).toBe(parseIsoDate('2026-11-19'));
  });

  it('should never move to a week before the current one', () => {
    const { store } = aTimetable();
    store.open();
    store.moveWeeks(-1);
    expect(store.view$.value.week.number).toBe(47);
  });

  it('should follow midnight in Oslo from the day it shows', () => {
    const { store, clock } = aTimetable({ now: '2026-11-19T23:59:30+01:00' });
    const chosen = () => store.view$.value.week.columns.find((column) => column.chosen)?.date;
    store.open();
    expect(chosen()).toBe('19.11');
    clock.pass(60_000);
    expect(chosen()).toBe('20.11');
    expect(store.view$.value.week.columns.map(({ when }) => when)).toEqual([
      'past',
      'past',
      'past',
      'past',
      'today',
      'future',
      'future',
    ]);
  });

  it('should follow midnight into a new week, and ask for its classes', () => {
    const { store, clock, asked } = aTimetable({ now: '2026-11-22T23:59:30+01:00', query: 'departmentId=101' });
    store.open();
    clock.pass(60_000);
    expect(store.view$.value.week).toMatchObject({ number: 48, isCurrent: true });
    expect(asked()).toEqual([`${WEEK_47} of 101`, `${WEEK_48} of 101`]);
  });

  it('should stay on a later day that was chosen when midnight comes', () => {
    const { store, clock } = aTimetable({ now: '2026-11-19T23:59:30+01:00' });
    store.open();
    store.moveWeeks(1);
    clock.pass(60_000);
    expect(store.view$.value.week.columns.find(({ chosen }) => chosen)?.date).toBe('26.11');
  });

  it('should ask anew every quarter of an hour', () => {
    const { store, clock, asked } = aTimetable({ query: 'departmentId=101' });
    store.open();
    clock.pass(46 * 60_000);
    expect(asked()).toHaveLength(4);
  });

  it('[P-TIMETABLE-31] should say when the window has changed between the wide and the narrow view, and only then', () => {
    const { store, window } = aTimetable();
    const heard: string[] = [];
    store.screenSizeChanged$.subscribe((layout) => heard.push(layout));
    for (const width of [1500, 1400, 1399, 800, 1399, 1400, 2000]) window.width$.next(width);
    expect(heard).toEqual(['day', 'week']);
    expect(store.view$.value.layout).toBe('week');
  });
});

function theDay(text: string): Day {
  const day = parseIsoDate(text);
  if (day === null) throw new Error(`${text} is no day.`);
  return day;
}
