// The words of this page itself. The texts of core's messages are core's own.
import type { Message } from '@felles/core';
import { textOf } from '@felles/core/texts';
import * as center from '@felles/core/texts/center';
import * as failures from '@felles/core/texts/failures';
import * as membership from '@felles/core/texts/membership';
import * as person from '@felles/core/texts/person';
import * as signup from '@felles/core/texts/signup';
import * as timetable from '@felles/core/texts/timetable';

const TEXTS = {
  ...center.no,
  ...failures.no,
  ...membership.no,
  ...person.no,
  ...signup.no,
  ...timetable.no,
};

/** A message of core, as this page shows it. */
export const say = (message: Message): string => textOf(TEXTS, message);

export const DAYS = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'] as const;

export const FIELDS = {
  firstname: 'Fornavn',
  lastname: 'Etternavn',
  address: 'Adresse',
  postal_code: 'Postnummer',
  phone_number: 'Telefonnummer',
  email: 'E-post',
} as const;

export const PLACE = 'Poststed';
