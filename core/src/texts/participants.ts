import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form that adds a person to a project. */
export const no = {
  'participants.choosePerson': 'Velg en person.',
  'participants.isThere': 'Personen deltar allerede i prosjektet.',
  'participants.leaving': 'Det du har skrevet, blir borte. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'participants.choosePerson': 'Choose a person.',
  'participants.isThere': 'The person already takes part in the project.',
  'participants.leaving': 'What you have written will be lost. Do you want to close?',
} as const satisfies TextsOf<ParticipantMessages>;

/** The problems of the participant form, and the question before its input is left. */
export type ParticipantMessages = MessagesOf<typeof no>;

/** A problem in the participant form; failures are in the list, at the pending change. */
export type ParticipantMessage = MessageOf<ParticipantMessages>;
