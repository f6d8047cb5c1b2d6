import { timetable as wire } from '@felles/adapters-http/wire';
import { mondayOf, osloDay } from '@felles/core';
import { weekInstants } from '@felles/core/internal/shared/dates';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

const WEEKS = [
  ['a week of summer time', '2026-06-18T12:00:00Z', '2026-06-14T22:00:00.000Z', '2026-06-21T21:59:59.999Z', 168],
  ['a week of winter time', '2026-11-19T12:00:00Z', '2026-11-15T23:00:00.000Z', '2026-11-22T22:59:59.999Z', 168],
  [
    'the week in which summer time begins',
    '2026-03-25T12:00:00Z',
    '2026-03-22T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
    167,
  ],
  [
    'the week in which summer time ends',
    '2026-10-21T12:00:00Z',
    '2026-10-18T22:00:00.000Z',
    '2026-10-25T22:59:59.999Z',
    169,
  ],
] as const;

describe('the timetable over HTTP', () => {
  it.each(WEEKS)(
    '[P-TIMETABLE-33] should GET /classes for %s of a department, Monday to Sunday in Oslo',
    async (_week, within, from, to, hours) => {
      const { root, seen } = await serve();
      const { timetable } = await connectTo(root, 'nordlys');
      const monday = mondayOf(osloDay(Date.parse(within)));
      const classes = await answerOf(timetable.sessions({ monday, departmentId: 101 }));

      const asked = new URL(seen.at(-1)?.url ?? '', root);
      expect([seen.at(-1)?.method, asked.pathname]).toEqual(['GET', '/rest/classes']);
      expect(Object.fromEntries(asked.searchParams)).toEqual({ from_date: from, to_date: to, department_id: '101' });
      expect((Date.parse(to) + 1 - Date.parse(from)) / 3_600_000).toBe(hours);

      expect(classes.length).toBeGreaterThan(20);
      expect(new Set(classes.map(({ avdeling }) => avdeling))).toEqual(new Set([101]));
      expect(
        classes.filter(
          ({ booking_starts_at: start }) => start * 1000 < Date.parse(from) || start * 1000 > Date.parse(to),
        ),
      ).toEqual([]);
      const days = new Set(classes.map(({ booking_starts_at: start }) => osloDay(start * 1000)));
      expect([...days].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((weekday) => monday + weekday));
    },
  );

  it('[P-TIMETABLE-33] should give the classes of every department when none is named', async () => {
    const { root, seen } = await serve();
    const { http } = await connectTo(root, 'nordlys');
    const { from, to } = weekInstants(mondayOf(osloDay(Date.parse('2026-06-18T12:00:00Z'))));
    const classes = await answerOf(http.ask(wire.classes, { query: { from_date: from, to_date: to } }));
    expect(seen.at(-1)?.url).not.toContain('department_id');
    expect(new Set(classes.map(({ avdeling }) => avdeling))).toEqual(new Set([101, 102, 103]));
  });

  it('[P-TIMETABLE-01] should give the classes to a visitor with the token of the center, without a login', async () => {
    const { root, seen } = await serve();
    const { access, timetable } = await connectTo(root, 'nordlys');
    const monday = mondayOf(osloDay(Date.parse('2026-06-18T12:00:00Z')));
    expect(access.value.session).toBeNull();
    expect(await answerOf(timetable.sessions({ monday, departmentId: 101 }))).not.toHaveLength(0);
    expect(seen.at(-1)?.headers).not.toHaveProperty('x-session');
  });

  it('should have 2,000 classes a week in the largest department', async () => {
    const { root } = await serve();
    const { timetable } = await connectTo(root, 'stor');
    const monday = mondayOf(osloDay(Date.parse('2026-06-18T12:00:00Z')));
    expect(await answerOf(timetable.sessions({ monday, departmentId: 401 }))).toHaveLength(2_000);
  });

  it('should refuse a department that is not there with its own words', async () => {
    const { root } = await serve();
    const { timetable } = await connectTo(root, 'nordlys');
    const monday = mondayOf(osloDay(Date.parse('2026-06-18T12:00:00Z')));
    expect(await resultOf(timetable.sessions({ monday, departmentId: 999 }))).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        refusal: 'notFound',
        status: 404,
        type: 'UnknownDepartment',
        message: 'Fant ikke avdelingen.',
      },
    });
  });
});
