import * as z from 'zod/mini';
import { anyValue, text } from '../../shared/wire-values.ts';
import { ClassSession } from './model.ts';

/** [P-TIMETABLE-35] The same class in the service's longer record. */
export const ClassRecord = z.object({
  ...ClassSession.shape,
  avdelingnavn: text(),
  book_inntil: anyValue(),
  booked: anyValue(),
  booked_text: text(),
  booking: anyValue(),
  cost: anyValue(),
  dagerfor: anyValue(),
  eier: anyValue(),
  error: anyValue(),
  free: anyValue(),
  gren: anyValue(),
  gyldig_fra: anyValue(),
  gyldig_til: anyValue(),
  id: z.nullish(z.number()),
  is_attending: z.nullish(z.boolean()),
  klipp: anyValue(),
  lang_beskrivelse: text(),
  min: anyValue(),
  res_slettes: anyValue(),
  sal: anyValue(),
  salnavn: text(),
  slett_vente_min: anyValue(),
  source: text(),
  tema_time: anyValue(),
  tim: anyValue(),
  tittel: text(),
  waitingspot: anyValue(),
});
export type ClassRecord = z.infer<typeof ClassRecord>;
