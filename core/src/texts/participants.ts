import type { ParticipantMessages } from '../workspace/participants/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The form that adds a person to a project. */
export const no = {
  'participants.choosePerson': 'Velg en person.',
  'participants.isThere': 'Personen deltar allerede i prosjektet.',
  'participants.leaving': 'Det du har skrevet, blir borte. Vil du lukke?',
} as const satisfies TextsOf<ParticipantMessages>;

/** In English. */
export const en = {
  'participants.choosePerson': 'Choose a person.',
  'participants.isThere': 'The person already takes part in the project.',
  'participants.leaving': 'What you have written will be lost. Do you want to close?',
} as const satisfies TextsOf<ParticipantMessages>;
