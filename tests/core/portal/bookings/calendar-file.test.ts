import { hourMinute, isoDate, osloDay } from '@felles/core';
import { calendarFile } from '@felles/core/portal/bookings';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { KEY } from '../../../support/a-booking.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

const fileOf = (startsAt: number, over: { readonly title?: string; readonly note?: string } = {}) =>
  calendarFile(
    {
      of: KEY,
      center: 'nordlys',
      title: 'Spinning',
      place: 'Sal 1, Sentrum',
      note: 'Avbestill gratis til 16:00.',
      startsAt,
      endsAt: startsAt + HOUR,
      ...over,
    },
    at('2026-11-19T11:48:00Z'),
  );
/** The lines of a file, each whole again. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a class', () => {
  it('[P-MEMBER-48] should have its class, its times in Oslo, its room and its deadline', () => {
    const lines = linesOf(fileOf(at('2026-11-19T18:00:00+01:00')));
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Europe/Oslo',
        'UID:2026-11-19.1010001@nordlys.felles',
        'DTSTART;TZID=Europe/Oslo:20261119T180000',
        'DTEND;TZID=Europe/Oslo:20261119T190000',
        'SUMMARY:Spinning',
        'LOCATION:Sal 1\\, Sentrum',
        'DESCRIPTION:Avbestill gratis til 16:00.',
      ]),
    );
  });

  it('[P-MEMBER-48] should tell the second of two equal hours in UTC, and the first in Oslo time', () => {
    expect(linesOf(fileOf(at('2026-10-25T00:30:00Z')))).toContain('DTSTART;TZID=Europe/Oslo:20261025T023000');
    expect(linesOf(fileOf(at('2026-10-25T01:30:00Z')))).toContain('DTSTART:20261025T013000Z');
  });

  it('should have the instant of any start, and lines of 75 bytes at most, with any text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 26_297_280, max: 36_816_480 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (minute, title) => {
          const startsAt = minute * 60_000;
          const file = fileOf(startsAt, { title });
          const start = linesOf(file).find(
            (line) => line.startsWith('DTSTART') && !/:(?:19810329|19961027)T/.test(line),
          );
          const local = `${isoDate(osloDay(startsAt)).replaceAll('-', '')}T${hourMinute(startsAt).replace(':', '')}00`;
          const utc = new Date(startsAt).toISOString().replace(/[-:]|\.\d+/g, '');
          expect([`DTSTART;TZID=Europe/Oslo:${local}`, `DTSTART:${utc}`]).toContain(start);
          for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(linesOf(file).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
        },
      ),
    );
  });

  it('[P-MEMBER-48] should be read by two other parsers with its instants and words, for any start until 2040', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 26_297_280, max: 36_816_480 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `Yoga ${text.trim()}`.trim()),
        (minute, title) => {
          const startsAt = minute * 60_000;
          const file = fileOf(startsAt, { title });
          const expected = { startsAt, endsAt: startsAt + HOUR, title };
          expect([byMozilla(file), byTsIcs(file)]).toEqual([expected, expected]);
        },
      ),
    );
  });
});

function byMozilla(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const instantOf = (time: ICAL.Time): number =>
    1_000 * ICAL.Time.fromData(time, time.zone.tzid === 'UTC' ? ICAL.Timezone.utcTimezone : zone).toUnixTime();
  return { startsAt: instantOf(event.startDate), endsAt: instantOf(event.endDate), title: event.summary };
}

function byTsIcs(file: string) {
  const { events: [event] = [] } = convertIcsCalendar(undefined, file);
  return { startsAt: event?.start.date.getTime(), endsAt: event?.end?.date.getTime(), title: event?.summary };
}
