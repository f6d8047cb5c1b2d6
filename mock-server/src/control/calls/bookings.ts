// A call by which a developer or a test has the center, or other people, change a class.
import { call, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

/** The changes of a class, each with the meaning of its value. */
export const CLASS_CHANGES = {
  fill: 'other people take every free place, and so many more wait',
  free: 'one of the other people cancels',
  capacity: 'the class has so many places',
  cancel: 'the center cancels the class',
  move: 'the class begins so many minutes later, or earlier below zero',
  department: 'the class is held at the department of this number',
  absent: 'no member will come',
  pause: 'the agreements of the member with this phone have a pause on its day',
} as const;

export const changeClass = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/bookings',
  summary: 'Change a class as its center or other people do: fill it, free a place, move or cancel it',
  body: {
    format: 'json',
    schema: z.strictObject({
      center: z.string(),
      date: z.string(),
      class: z.int(),
      what: z.enum(['fill', 'free', 'capacity', 'cancel', 'move', 'department', 'absent', 'pause']),
      value: z.optional(z.int().check(z.gte(-100_000), z.lte(99_999_999))),
    }),
  },
  reply: json(z.object({ capacity: z.int(), booked: z.int(), waiting: z.int(), cancelled: z.boolean() })),
});
