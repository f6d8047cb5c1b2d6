import { osloDay } from '@felles/core';
import type { PersonalInformation } from '@felles/core/internal/portal/person/model';
import { isEmail, isPhoneNumber } from '@felles/core/internal/portal/person/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { invalid, type Refusal } from '../../refusals.ts';
import type { World } from '../../world.ts';
import { placeOf } from './person.ts';

const LONGEST = 200;

/** Why the personal information is turned down, in words for the visitor; null where nothing is wrong. */
export function personProblem(world: World, told: PersonalInformation): Refusal | null {
  if ([told.firstname, told.lastname].some(isEmptyOrEndless))
    return invalid('Navnet mangler eller er for langt.', 'firstname', 'NameInvalid');
  if (!isPhoneNumber(told.phone_number))
    return invalid('Telefonnummeret er ikke gyldig.', 'phone_number', 'PhoneInvalid');
  if (told.date_of_birth >= osloDay(world.now()))
    return invalid('Fødselsdatoen er ikke gyldig.', 'date_of_birth', 'BirthDateInvalid');
  return contactProblem(told);
}

/** The part that may change later: where the member lives, and where an e-mail reaches them. */
export function contactProblem(told: PersonalInformation): Refusal | null {
  if ([told.address, told.municipality].some(isEmptyOrEndless))
    return invalid('Adressen mangler eller er for lang.', 'address', 'AddressInvalid');
  if (placeOf(told.postal_code) === null)
    return invalid('Postnummeret finnes ikke.', 'postal_code', 'PostalCodeUnknown');
  return isEmail(told.email) && told.email.length <= LONGEST
    ? null
    : invalid('E-postadressen er ikke gyldig.', 'email', 'EmailInvalid');
}

/** The personal information, as the service gives it back. */
export const personReply = (told: PersonalInformation) => ({
  ...told,
  date_of_birth: dayMonthYear(told.date_of_birth),
});

const isEmptyOrEndless = (text: string): boolean => text.trim() === '' || text.length > LONGEST;
