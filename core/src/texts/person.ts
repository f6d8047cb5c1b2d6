import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form about a visitor, with its age limits and the look-up of a phone number. */
export const no = {
  'person.firstname': 'Fornavn',
  'person.lastname': 'Etternavn',
  'person.address': 'Adresse',
  'person.postal_code': 'Postnummer',
  'person.municipality': 'Poststed',
  'person.phone_number': 'Telefonnummer',
  'person.email': 'E-post',
  'person.date_of_birth': 'Fødselsdato',
  'person.gender': 'Kjønn',
  'person.mann': 'Mann',
  'person.kvinne': 'Kvinne',
  'person.approve_tos': 'Vilkår',
  'person.firstnameMissing': 'Fornavn må fylles ut',
  'person.lastnameMissing': 'Etternavn må fylles ut',
  'person.addressMissing': 'Adresse må fylles ut',
  'person.postalCodeMissing': 'Postnummer må fylles ut',
  'person.postalCodeShort': 'Et postnummer har fire sifre',
  'person.postalCodeUnknown': 'Ukjent postnummer',
  'person.placeMissing': 'Poststedet fylles ut fra postnummeret',
  'person.placeNotFound': 'Vi fikk ikke slått opp poststedet. Prøv igjen.',
  'person.phoneMissing': 'Telefonnummer må fylles ut',
  'person.phoneWrong': 'Skriv åtte sifre, eller et utenlandsk nummer som 0046123456789',
  'person.emailMissing': 'E-post må fylles ut',
  'person.emailWrong': 'E-postadressen er ikke hel. Den ser ut som navn@eksempel.no',
  'person.birthDateMissing': 'Fødselsdato må fylles ut',
  'person.birthDateToCome': 'Fødselsdatoen har ikke vært ennå',
  'person.genderMissing': 'Velg kjønn',
  'person.termsMissing': 'Vilkårene må godtas',
  'person.tooLong': 'Skriv høyst {{longest}} tegn',
  'person.placeAwaited': 'Poststedet er ikke funnet ennå',
  'person.lookupShort': 'Skriv minst åtte sifre',
  'person.lookupNotFound': 'Vi fant ingen med dette nummeret. Fyll ut feltene selv.',
  'person.lookupFailed': 'Vi fikk ikke søkt nå. Prøv igjen, eller fyll ut feltene selv.',
  'person.belowMinimum': 'For å bli med hos oss må du være minst {{age}} år.',
  'short-term-membership-under-age': 'For å kjøpe dette korttidsmedlemskapet må du være minst {{age}} år.',
  'person.sponsorRoute': 'Du er under 18 år, så en voksen må betale for deg.',
  'person.underage': 'Du er under 18 år og kan ikke tegne dette medlemskapet selv.',
  'person.departmentUnchanged':
    'Registreringen gjelder senteret du valgte først. Si fra til senteret hvis du vil bytte.',
  'person.changesLost':
    'Registreringen er gjort, men det du endret til slutt, kom ikke med. Si fra til senteret, så retter de det.',
} as const;

/** In English. */
export const en = {
  'person.firstname': 'First name',
  'person.lastname': 'Last name',
  'person.address': 'Address',
  'person.postal_code': 'Postal code',
  'person.municipality': 'Place',
  'person.phone_number': 'Phone number',
  'person.email': 'Email',
  'person.date_of_birth': 'Date of birth',
  'person.gender': 'Gender',
  'person.mann': 'Male',
  'person.kvinne': 'Female',
  'person.approve_tos': 'Terms',
  'person.firstnameMissing': 'First name is required.',
  'person.lastnameMissing': 'Last name is required.',
  'person.addressMissing': 'Address is required',
  'person.postalCodeMissing': 'Postal code is required',
  'person.postalCodeShort': 'A postal code has four digits',
  'person.postalCodeUnknown': 'Unknown Postal Code',
  'person.placeMissing': 'The place follows from the postal code',
  'person.placeNotFound': 'We could not look up the place. Please try again.',
  'person.phoneMissing': 'Phone number is required',
  'person.phoneWrong': 'Write eight digits, or a foreign number such as 0046123456789',
  'person.emailMissing': 'Email is required',
  'person.emailWrong': 'The email address is not complete. It looks like name@example.com',
  'person.birthDateMissing': 'Fill in your date of birth',
  'person.birthDateToCome': 'This date of birth is still to come',
  'person.genderMissing': 'Choose gender',
  'person.termsMissing': 'The terms of agreement must be accepted.',
  'person.tooLong': 'Write {{longest}} characters at most',
  'person.placeAwaited': 'The place is not found yet',
  'person.lookupShort': 'Write at least eight digits',
  'person.lookupNotFound': 'We found nobody with this number. Please fill in the fields yourself.',
  'person.lookupFailed': 'We could not search now. Try again, or fill in the fields yourself.',
  'person.belowMinimum': 'To register with us, you must be at least {{age}} years old.',
  'short-term-membership-under-age': 'To buy this short-term membership, you must be at least {{age}} years old.',
  'person.sponsorRoute': 'You are under 18, so an adult must pay for you.',
  'person.underage': 'You are under 18 and cannot sign up for this membership yourself.',
  'person.departmentUnchanged':
    'You are registered at the center you chose first. Tell the center if you want to change it.',
  'person.changesLost':
    'You are registered, but what you changed at the end was not included. Tell the center and they will correct it.',
} as const satisfies TextsOf<PersonMessages>;

/** The problems of the form's fields, the age limits, and the look-up of a phone number. */
export type PersonMessages = MessagesOf<typeof no>;

/** The text under a field or above the form. */
export type PersonMessage = MessageOf<SharedMessages & PersonMessages>;
