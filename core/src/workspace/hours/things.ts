// The things of a line of hours that two users can change, and those in which a line differs from one that was seen.
import { isSame } from '../../data/fields.ts';
import type { HoursFields } from './model.ts';

/** Times and hours follow from each other, so they are one thing. */
export type HoursThing = 'time' | 'date' | 'art_id' | 'extras' | 'phase_id' | 'comment';

const THING_OF: Readonly<Record<keyof HoursFields, HoursThing>> = {
  date: 'date',
  art_id: 'art_id',
  hours: 'time',
  from: 'time',
  to: 'time',
  pause: 'time',
  extras: 'extras',
  phase_id: 'phase_id',
  comment: 'comment',
};
export const THINGS: readonly HoursThing[] = [...new Set(Object.values(THING_OF))];
export const THING_BY_FIELD: ReadonlyMap<string, HoursThing> = new Map(Object.entries(THING_OF));

/** The fields as a user saw them; a missing one is not known. */
export type SeenFields = { readonly [F in keyof HoursFields]?: HoursFields[F] | undefined };

/** No text, an empty list and null are alike. */
const isAlike = (one: unknown, other: unknown): boolean => isSame(orNull(one), orNull(other));
const orNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** The things in which a line is another one than was seen. */
export function thingsChanged(seen: SeenFields, now: HoursFields): readonly HoursThing[] {
  const values = new Map<string, unknown>(Object.entries(now));
  const changed = Object.entries(seen).filter(
    ([field, value]) => value !== undefined && !isAlike(value, values.get(field)),
  );
  return THINGS.filter((thing) => changed.some(([field]) => THING_BY_FIELD.get(field) === thing));
}
