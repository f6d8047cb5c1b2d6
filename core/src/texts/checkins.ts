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
  'checkin.needsChoice': 'Velg om personen skal slippes inn.',
  'checkin.needsReason': 'Skriv en grunn. Den står på mannskapslisten.',
  'checkin.needsPerson': 'Velg en deltaker i prosjektet.',
  'checkin.undecidedOffline': 'Du er ikke på nett. Innsjekkingen er ikke avgjort.',
  'checkin.maybeDecided': 'Svaret kom ikke frem, så innsjekkingen kan være avgjort. Prøv igjen.',
  'checkin.undecided': 'Innsjekkingen ble ikke avgjort. {{reason}}',
  'checkin.leavingDecision': 'Det du har valgt, er ikke lagret. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'checkin.firstNameMissing': 'Write the first name',
  'checkin.lastNameMissing': 'Write the last name',
  'checkin.companyMissing': 'Write the company of the guest',
  'checkin.noPhone': 'This is no phone number',
  'checkin.noBirthday': 'Choose a day that has been, within the last 120 years',
  'checkin.leaving': 'The guest is not checked in. Do you want to discard what you have written?',
  'checkin.needsChoice': 'Choose whether the person is let in.',
  'checkin.needsReason': 'Write a reason. It stands on the crew list.',
  'checkin.needsPerson': 'Choose a participant of the project.',
  'checkin.undecidedOffline': 'You are offline. The check-in is not decided.',
  'checkin.maybeDecided': 'The answer did not arrive, so the check-in may be decided. Try again.',
  'checkin.undecided': 'The check-in was not decided. {{reason}}',
  'checkin.leavingDecision': 'What you have chosen is not saved. Do you want to close?',
} as const satisfies TextsOf<CheckInMessages>;

/** The texts that the form of a guest needs. */
export type CheckInMessages = MessagesOf<typeof no>;

/** A problem of a guest's form, or its warning before the page is left. */
export type CheckInMessage = MessageOf<CheckInMessages>;
