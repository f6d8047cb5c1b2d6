import { formOf } from '@felles/core/internal/portal/person/prefill';
import type { PersonForm } from '@felles/core/portal/person';

/** The form of a visitor of whom nothing is known. */
export const EMPTY_PERSON: PersonForm = formOf({});

/** The form of a person in which nothing is missing. */
export const FILLED: PersonForm = {
  firstname: 'Ingrid',
  lastname: 'Solbakken',
  address: 'Fjellveien 12',
  postal_code: '5014',
  municipality: 'Bergen',
  phone_number: '10000001',
  email: 'ingrid@demo.example',
  date_of_birth: { day: 17, month: 5, year: 1992 },
  gender: 'kvinne',
};
