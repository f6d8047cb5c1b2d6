import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The forms of contacts, persons and departments. */
export const no = {
  'register.offline': 'Enheten er uten nett. Ingenting ble lagret.',
  'register.lost': 'Det er uvisst om endringen ble lagret. Se etter før du prøver igjen.',
  'register.refused': 'Det ble ikke lagret: {{reason}}',
  'register.needsName': 'Skriv et navn.',
  'register.longName': 'Navnet kan ha høyst {{most}} tegn.',
  'register.wrongNumber': 'Et organisasjonsnummer har ni sifre.',
  'register.wrongDigits': 'Nummeret stemmer ikke. Sjekk om to siffer er byttet om.',
  'register.taken': 'Nummeret er registrert på {{name}}. Bruk den som finnes.',
  'register.needsReach': 'Telefon eller e-post må fylles ut.',
  'register.wrongMail': 'Skriv én e-postadresse, som navn@firma.no.',
  'register.wrongPhone': 'Skriv et telefonnummer med sifre.',
  'register.wrongSite': 'Skriv en adresse som begynner med https:// eller http://.',
  'register.wrongDays': 'Skriv antall dager som et helt tall.',
  'register.manyDays': 'Høyst {{most}}.',
  'register.wrongDay': 'Denne datoen finnes ikke.',
  'register.leaving': 'Det du har skrevet, blir borte. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'register.offline': 'The device has no network. Nothing was saved.',
  'register.lost': 'It is not known whether the change was saved. Look before you try again.',
  'register.refused': 'It was not saved: {{reason}}',
  'register.needsName': 'Write a name.',
  'register.longName': 'The name may have at most {{most}} characters.',
  'register.wrongNumber': 'An organisation number has nine digits.',
  'register.wrongDigits': 'The number is not right. Look whether two digits have changed places.',
  'register.taken': 'The number belongs to {{name}}. Use the one that is there.',
  'register.needsReach': 'Fill in a phone number or an email address.',
  'register.wrongMail': 'Write one email address, like name@company.com.',
  'register.wrongPhone': 'Write a phone number in digits.',
  'register.wrongSite': 'Write an address that begins with https:// or http://.',
  'register.wrongDays': 'Write a whole number of days.',
  'register.manyDays': 'At most {{most}}.',
  'register.wrongDay': 'There is no such day.',
  'register.leaving': 'What you have written will be lost. Close it?',
} as const satisfies TextsOf<RegisterMessages>;

/** The problems of the forms of persons, contacts and departments, and their failures. */
export type RegisterMessages = MessagesOf<typeof no>;

/** A problem of a field, or a failure, in a form of the register. */
export type RegisterMessage = MessageOf<SharedMessages & RegisterMessages>;
