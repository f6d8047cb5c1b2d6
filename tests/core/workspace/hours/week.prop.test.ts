import { addDays, type Day, dayIn, isoDate, parseIsoDate } from '@felles/core';
import {
  changeBetween,
  draftOf,
  problemsOfDraft,
  readHoursDraft,
  usualDraft,
} from '@felles/core/internal/workspace/hours/form';
import { copiedTo, weekOf } from '@felles/core/internal/workspace/hours/week';
import {
  fieldsOfDraft,
  fieldsOfLine,
  HoursLine,
  type HoursRow,
  linesBefore,
  weekAfter,
} from '@felles/core/workspace/hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const at = (text: string): Day => parseIsoDate(text) ?? expect.unreachable(text);
const MONDAY = at('2026-11-16');
const OPEN = { today: at('2026-11-19'), back: 31, mayRegister: true };

const rowOf = (fields: object, state: HoursRow['state'] = 'settled'): HoursRow => {
  const item = HoursLine.parse(fields);
  return { id: item.hours_id, item, state, failure: null, keys: [] };
};

const drawn = fc
  .array(
    fc.record({
      days: fc.integer({ min: -21, max: 6 }),
      quarters: fc.integer({ min: 1, max: 40 }),
      art_id: fc.constantFrom('1', '2', null),
      project_id: fc.constantFrom('1001', '1002'),
      state: fc.constantFrom<HoursRow['state']>('settled', 'saving', 'failed'),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ days, quarters, state, ...line }, id) =>
      rowOf({ ...line, hours_id: id, date: isoDate(addDays(MONDAY, days)), hours: quarters / 4 }, state),
    ),
  );

describe('a week of hours', () => {
  it('[W-SITE-43] [W-SITE-45] should have each line once by day and once by article, and all their hours', () => {
    fc.assert(
      fc.property(drawn, (rows) => {
        const week = weekOf(rows, MONDAY);
        const own = rows.filter(({ item }) => (dayIn(item.date) ?? 0) >= MONDAY);
        const byId = (all: readonly HoursRow[]) => all.map(({ id }) => id).toSorted();
        expect(byId(week.days.flatMap((day) => day.rows))).toEqual(byId(own));
        expect(byId(week.articles.flatMap(({ days }) => days.flat()))).toEqual(byId(own));
        const sum = own.reduce((all, { item }) => all + Number(item.hours), 0);
        expect([week.hours, week.days.reduce((all, { hours }) => all + hours, 0)]).toEqual([sum, sum]);
        expect(week.articles.reduce((all, { hours }) => all + hours, 0)).toBe(sum);
        expect(week.unsent).toBe(own.filter(({ state }) => state !== 'settled').length);
      }),
    );
  });

  it('[W-SITE-43] should tell the sums of a line before it is saved, new or changed', () => {
    const rows = [1, 2].map((id) => rowOf({ hours_id: id, date: '2026-11-19', hours: 4 }));
    const fields = { date: '2026-11-19', art_id: '1', hours: 6 };
    const dayOf = (id: string | null) => weekAfter(rows, id, fields)?.days[3];
    expect([dayOf(null)?.hours, dayOf('1')?.hours]).toEqual([14, 10]);
    expect([dayOf(null)?.warning?.params, dayOf('1')?.warning?.params]).toMatchObject([{ most: 13 }, { most: 9 }]);
    const times = { from: '07:00', to: '15:00' };
    for (const wrong of [
      { date: '' },
      { hours: 7.6 },
      { hours: 0 },
      { ...times, pause: Number.NaN },
      { ...times, pause: 600 },
    ])
      expect(weekAfter(rows, null, { ...fields, ...wrong })).toBe(null);
  });

  it('[W-SITE-41] should give the lines of the last day before one, and those alone', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: -21, max: 7 }), (rows, days) => {
        const day = addDays(MONDAY, days);
        const found = linesBefore(rows, day);
        const before = rows.map(({ item }) => item).filter((line) => (dayIn(line.date) ?? day) < day);
        const last = before
          .map(({ date }) => date ?? '')
          .toSorted()
          .at(-1);
        expect(found).toEqual(before.filter(({ date }) => date === last));
      }),
    );
  });

  it('[W-SITE-41] [W-SITE-42] should copy a line with the hours that its times have on the new day', () => {
    const line = HoursLine.parse({
      hours_id: 1,
      date: '2026-03-28',
      art_id: 3,
      hours: 8,
      from: '00:30',
      to: '08:30',
      extras: [{ article_id: 13, count: 1 }],
      comment: 'Ventet',
    });
    expect(copiedTo(at('2026-03-29'), line)).toMatchObject({
      date: '2026-03-29',
      hours: 7,
      from: '00:30',
      comment: null,
    });
    expect(copiedTo(at('2026-10-25'), line)).toMatchObject({
      hours: 9,
      art_id: '3',
      extras: [{ article_id: '13', count: 1 }],
    });
    const skipped = copiedTo(at('2026-03-29'), { ...line, from: '02:30' });
    expect(skipped).toMatchObject({ hours: 8, from: null, to: null, pause: null });
  });
});

describe('the form of a line', () => {
  const project = { id: '1001', title: 'Storgata 31' };
  const timed = {
    hours_id: 1,
    date: '2026-11-18',
    art_id: 1,
    hours: 7.5,
    from: '07:00',
    to: '15:00',
    pause: 30,
    phase_id: 2,
  };

  it('[W-SITE-41] should send what it read, and problems only where there are any', () => {
    const quarters = fc.integer({ min: 1, max: 96 }).map((count) => count / 4);
    fc.assert(
      fc.property(quarters, fc.option(fc.string().map((text) => text.trim() || null)), (hours, comment) => {
        const fields = {
          ...fieldsOfLine(HoursLine.parse({ ...timed, from: null, to: null, pause: null, hours })),
          comment,
        };
        expect(fieldsOfDraft(draftOf(fields, project))).toEqual(fields);
      }),
    );
    const fields = fieldsOfLine(HoursLine.parse(timed));
    expect(fieldsOfDraft(draftOf(fields, project))).toEqual(fields);
    expect(problemsOfDraft(draftOf(fields, project), null, OPEN)).toEqual({});
    const refused = problemsOfDraft(draftOf(fields, project), null, { ...OPEN, mayRegister: false });
    expect(refused).toMatchObject({ project: { key: 'hours.noRight' } });
    const wrong = { ...draftOf(fields, null), main: null, hours: 'x', start: '', end: '', pause: '', isTimed: false };
    expect(Object.keys(problemsOfDraft(wrong, null, OPEN)).toSorted()).toEqual(['hours', 'main', 'project']);
    expect(Object.keys(problemsOfDraft({ ...wrong, project, main: '1', isTimed: true }, null, OPEN))).toEqual([
      'start',
    ]);
  });

  it('[W-SITE-41] should be filled in with the last choice of the project, and without its comment', () => {
    const lines = [
      HoursLine.parse({ ...timed, project_id: 1001, comment: 'Dekke' }),
      HoursLine.parse({ ...timed, hours_id: 2, date: '2026-11-10', project_id: 1001, art_id: 4 }),
      HoursLine.parse({ ...timed, hours_id: 3, date: '2026-11-19', project_id: 1002, art_id: 5 }),
    ];
    const usual = usualDraft(lines, project, '2026-11-19');
    expect(usual).toMatchObject({ project, date: '2026-11-19', main: '1', start: '07:00', isTimed: true, comment: '' });
    expect(problemsOfDraft(usual, null, OPEN)).toEqual({});
    expect(usualDraft(lines, { id: '9', title: '' }, '2026-11-19')).toMatchObject({ main: null, hours: '', phase: '' });
  });

  it('[W-SITE-24] should send of a change what differs, with the value of each as it was seen', () => {
    const before = fieldsOfLine(HoursLine.parse(timed));
    expect(changeBetween(before, before)).toEqual({ body: {}, was: {} });
    expect(changeBetween(before, { ...before, hours: 8, to: '15:30' })).toEqual({
      body: { hours: 8, to: '15:30' },
      was: { hours: 7.5, to: '15:00' },
    });
  });

  it('[W-SITE-63] should take of a stored draft the fields that can be read', () => {
    const draft = draftOf(fieldsOfLine(HoursLine.parse(timed)), project);
    expect(readHoursDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(draft)).toEqual(expect.arrayContaining(Object.keys(readHoursDraft(stored))));
      }),
    );
  });
});
