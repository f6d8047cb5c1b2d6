// The clocks of Oslo, found in two other ways than core's own.
import { DAY, HOUR } from './at.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The whole text of a formatter that writes 'YYYY-MM-DD HH:mm', cut in two. */
export function osloByIntl(instant: number): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = clock.format(instant).split(' ');
  return { date, time };
}

/** By arithmetic alone, from 1996 on: summer time from the last Sunday of March until that of October, 01:00 UTC. */
export function osloOffsetByLaw(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(year, 2) && instant < changeIn(year, 9);
  return (isSummer ? 2 : 1) * HOUR;
}

/** The number of a day's ISO week: how many Thursdays its year has had when that week's Thursday is over. */
export function isoWeekByThursdays(day: number): number {
  const thursday = day - ((new Date(day * DAY).getUTCDay() + 6) % 7) + 3;
  const newYear = Date.UTC(new Date(thursday * DAY).getUTCFullYear(), 0, 1) / DAY;
  return Math.floor((thursday - newYear) / 7) + 1;
}

function changeIn(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31);
  return lastDay - new Date(lastDay).getUTCDay() * DAY + HOUR;
}
