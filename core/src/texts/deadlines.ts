import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The forms of deadlines. */
export const no = {
  'deadlines.needsTitle': 'Skriv hva som skal være ferdig.',
  'deadlines.needsProject': 'Velg prosjektet.',
  'deadlines.wrongDay': 'Velg en dag som finnes.',
  'deadlines.wrongAbbreviation': 'Skriv en forkortelse på 1 til 6 tegn.',
  'deadlines.needsReason': 'Fristen er forbi. Skriv en grunn, så kan den flyttes.',
  'deadlines.offline': 'Du er ikke på nett. Fristen er som den var.',
  'deadlines.lost': 'Svaret kom ikke frem, så fristen kan være endret. Prøv igjen.',
  'deadlines.notMade': 'Fristen er ikke laget. {{reason}}',
  'deadlines.notMadeOffline': 'Du er ikke på nett. Fristen er ikke laget.',
  'deadlines.maybeMade': 'Svaret kom ikke frem, så fristen kan være laget. Prøv igjen: den lages ikke to ganger.',
  'deadlines.unchanged': 'Fristen ble ikke endret. {{reason}}',
  'deadlines.leaving': 'Det du har valgt, er ikke lagret. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'deadlines.needsTitle': 'Write what is to be finished.',
  'deadlines.needsProject': 'Choose the project.',
  'deadlines.wrongDay': 'Choose a day that exists.',
  'deadlines.wrongAbbreviation': 'Write an abbreviation of 1 to 6 characters.',
  'deadlines.needsReason': 'The deadline has passed. Write a reason, and it can be moved.',
  'deadlines.offline': 'You are offline. The deadline is as it was.',
  'deadlines.lost': 'The answer did not arrive, so the deadline may be changed. Try again.',
  'deadlines.notMade': 'The deadline was not made. {{reason}}',
  'deadlines.notMadeOffline': 'You are offline. The deadline was not made.',
  'deadlines.maybeMade': 'The answer did not arrive, so the deadline may be made. Try again: it is not made twice.',
  'deadlines.unchanged': 'The deadline was not changed. {{reason}}',
  'deadlines.leaving': 'What you have chosen is not saved. Do you want to close?',
} as const satisfies TextsOf<DeadlineMessages>;

/** The problems of the forms of deadlines, and the question before their input is left. */
export type DeadlineMessages = MessagesOf<typeof no>;

/** A problem in a form of deadlines. */
export type DeadlineMessage = MessageOf<DeadlineMessages>;
