import { addDays, type Day, toEpochSeconds } from '@felles/core';
import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import fc from 'fast-check';
import { theDay } from './days.ts';

/** Few names, so that groups really form; some say the same, and four say nothing. */
export const className = fc.constantFrom(
  'Spinning',
  'Yoga',
  ' Yoga ',
  'Årets økt',
  'Zumba',
  '',
  '   ',
  null,
  undefined,
);

/** Names a filter can have: those of types, one that no class has, and the nameless type. */
export const filterName: fc.Arbitrary<string> = fc.constantFrom(
  'Spinning',
  'Yoga',
  'Årets økt',
  'Zumba',
  'Svømming',
  '',
);

const instructor = fc.constantFrom('Kari', ' Kari ', 'Ola', '', null, undefined);
const color = fc.constantFrom('#123456', 'teal', '', null, undefined);

/** A class on a day of the week that begins on this Monday, or on one of the days just outside it. */
function sessionAround(monday: Day): fc.Arbitrary<ClassSession> {
  return fc
    .record({
      distance: fc.integer({ min: -2, max: 8 }),
      // Whole quarters, so that some begin at the same time; a few lie outside the day that `dato` names.
      quarter: fc.integer({ min: -4, max: 99 }),
      grennavn: className,
      avdeling: fc.integer({ min: 1, max: 3 }),
      instructor,
      color,
      varighet: fc.constantFrom(0, 30, 45, 60, 240),
      tidspunkt: fc.constantFrom('Morgen', null, undefined),
    })
    .map(({ distance, quarter, grennavn, instructor, color, tidspunkt, ...rest }) => {
      const dato = startOfOsloDay(addDays(monday, distance)) / 1000;
      return {
        ...rest,
        dato: toEpochSeconds(dato),
        booking_starts_at: toEpochSeconds(dato + quarter * 900),
        ...present({ grennavn, instructor, color, tidspunkt }),
      };
    });
}

export const sessionsAround = (monday: Day): fc.Arbitrary<readonly ClassSession[]> =>
  fc.array(sessionAround(monday), { maxLength: 25 });

/** A Monday in a week without a clock change, for properties that are about something else. */
const SOME_MONDAY: Day = theDay(2026, 11, 16);

export const session: fc.Arbitrary<ClassSession> = sessionAround(SOME_MONDAY);
export const sessions: fc.Arbitrary<readonly ClassSession[]> = sessionsAround(SOME_MONDAY);

type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are there: an absent field is not the same as one that is undefined. */
function present<T extends object>(fields: T): Present<T> {
  // Object.fromEntries forgets the names; only fields that are undefined were left out.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
