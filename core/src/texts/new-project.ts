import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form for a new project. */
export const no = {
  'newProject.needsTitle': 'Gi prosjektet et navn.',
  'newProject.longTitle': 'Navnet kan ha høyst {{most}} tegn.',
  'newProject.large': 'Høyst {{most}}.',
  'newProject.wrongCount': 'Skriv et helt tall, minst 1.',
  'newProject.wrongDate': 'Datoen finnes ikke.',
  'newProject.wrongSum': 'Skriv summen med tall.',
  'newProject.needsFound': 'Velg en adresse blant treffene, eller skriv den selv.',
  'newProject.needsUnit': 'Oppgi kommune, gnr. og bnr.',
  'newProject.wrongUnit': 'Enhet {{number}}: knr. har fire siffer, og gnr. og bnr. må stå der.',
  'newProject.needsStreet': 'Skriv vei eller sted.',
  'newProject.wrongPostalCode': 'Postnummeret skal ha fire siffer.',
  'newProject.needsCity': 'Skriv poststedet.',
  'newProject.needsFirstDay': 'Velg den første dagen. Dagene i malen telles fra den.',
  'newProject.isThere': 'Denne er allerede lagt til.',
  'newProject.uncertain':
    'Det kom ikke noe svar, og prosjektet kan være opprettet likevel. Se i prosjektlisten før du prøver igjen.',
  'newProject.leaving': 'Du har endret data. Er du sikker på at du vil lukke uten å lagre?',
} as const;

/** In English. */
export const en = {
  'newProject.needsTitle': 'Give the project a name.',
  'newProject.longTitle': 'The name can have {{most}} characters at most.',
  'newProject.large': 'At most {{most}}.',
  'newProject.wrongCount': 'Type a whole number, at least 1.',
  'newProject.wrongDate': 'There is no such date.',
  'newProject.wrongSum': 'Type the sum in figures.',
  'newProject.needsFound': 'Choose an address among the hits, or type it yourself.',
  'newProject.needsUnit': 'Give municipality, gnr. and bnr.',
  'newProject.wrongUnit': 'Unit {{number}}: knr. has four digits, and gnr. and bnr. must be there.',
  'newProject.needsStreet': 'Type a street or place.',
  'newProject.wrongPostalCode': 'The postal code has four digits.',
  'newProject.needsCity': 'Type the city.',
  'newProject.needsFirstDay': 'Choose the first day. The days of the template are counted from it.',
  'newProject.isThere': 'This one is added already.',
  'newProject.uncertain':
    'There was no answer, and the project may have been created all the same. Look in the list of projects before you try again.',
  'newProject.leaving': 'You have changed data. Are you sure that you want to close without saving?',
} as const satisfies TextsOf<NewProjectMessages>;

/** The problems of the fields and steps of a new project, and the question before the draft is left. */
export type NewProjectMessages = MessagesOf<typeof no>;

export type NewProjectMessage = MessageOf<NewProjectMessages>;
