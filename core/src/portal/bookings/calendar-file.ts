// [P-MEMBER-48] A class as a file for calendars (RFC 5545), with Oslo's rules for its clocks.
import { hourMinute, type Instant, isoDate, isoInstant, osloDay, osloInstant } from '../../shared/dates.ts';
import type { ClassKey } from './rules.ts';

/** The class of a calendar file; the note has the deadline in words. */
export interface CalendarEntry {
  readonly of: ClassKey;
  readonly center: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const OSLO = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  ...['BEGIN:DAYLIGHT', 'DTSTART:19810329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD'],
  'END:VTIMEZONE',
];

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const inUtc = (instant: Instant): string => isoInstant(instant).replace(/[-:]|\.\d+/g, '');

/** A local time that comes twice is the first one, so the second is written in UTC. */
function property(name: string, instant: Instant): string {
  const day = osloDay(instant);
  const time = hourMinute(instant);
  if (osloInstant(day, time) !== instant) return `${name}:${inUtc(instant)}`;
  return `${name};TZID=Europe/Oslo:${isoDate(day).replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** A line has at most 75 bytes, which 18 letters never exceed; the rest of it begins with a space. */
const folded = (line: string): string => line.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** The text of the file. The same class has the same UID, so that a calendar updates its entry. */
export const calendarFile = (
  { of, center, title, place, note, startsAt, endsAt }: CalendarEntry,
  now: Instant,
): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Felles//Portal//NO', ...OSLO, 'BEGIN:VEVENT'],
    `UID:${isoDate(of.date)}.${of.class}@${center}.felles`,
    `DTSTAMP:${inUtc(now)}`,
    property('DTSTART', startsAt),
    property('DTEND', endsAt),
    ...[`SUMMARY:${escaped(title)}`, `LOCATION:${escaped(place)}`, `DESCRIPTION:${escaped(note)}`],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
    .map(folded)
    .join('\r\n');
