import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form by which a guest is checked in at a site. */
export const no = {
  'checkin.firstNameMissing': 'Skriv fornavnet',
  'checkin.lastNameMissing': 'Skriv etternavnet',
  'checkin.companyMissing': 'Skriv hvilket firma gjesten kommer fra',
  'checkin.noPhone': 'Dette er ikke et telefonnummer',
  'checkin.noBirthday': 'Velg en dag som har vært, i de siste 120 årene',
  'checkin.leaving': 'Gjesten er ikke sjekket inn. Vil du forkaste det du har skrevet?',
} as const;

/** In English. */
export const en = {
  'checkin.firstNameMissing': 'Write the first name',
  'checkin.lastNameMissing': 'Write the last name',
  'checkin.companyMissing': 'Write the company of the guest',
  'checkin.noPhone': 'This is no phone number',
  'checkin.noBirthday': 'Choose a day that has been, within the last 120 years',
  'checkin.leaving': 'The guest is not checked in. Do you want to discard what you have written?',
} as const satisfies TextsOf<CheckInMessages>;

/** The texts that the form of a guest needs. */
export type CheckInMessages = MessagesOf<typeof no>;

/** A problem of a guest's form, or its warning before the page is left. */
export type CheckInMessage = MessageOf<CheckInMessages>;
