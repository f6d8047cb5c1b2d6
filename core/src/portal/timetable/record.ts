import * as z from 'zod/mini';
import { text, unspecified } from '../../shared/wire-values.ts';
import { ClassSession } from './model.ts';

/** [P-TIMETABLE-35] The same class in the service's longer record. */
export const ClassRecord = z.object({
  ...ClassSession.shape,
  avdelingnavn: text(),
  book_inntil: unspecified(),
  booked: unspecified(),
  booked_text: text(),
  booking: unspecified(),
  cost: unspecified(),
  dagerfor: unspecified(),
  eier: unspecified(),
  error: unspecified(),
  free: unspecified(),
  gren: unspecified(),
  gyldig_fra: unspecified(),
  gyldig_til: unspecified(),
  id: z.nullish(z.number()),
  is_attending: z.nullish(z.boolean()),
  klipp: unspecified(),
  lang_beskrivelse: text(),
  min: unspecified(),
  res_slettes: unspecified(),
  sal: unspecified(),
  salnavn: text(),
  slett_vente_min: unspecified(),
  source: text(),
  tema_time: unspecified(),
  tim: unspecified(),
  tittel: text(),
  waitingspot: unspecified(),
});
export type ClassRecord = z.infer<typeof ClassRecord>;
