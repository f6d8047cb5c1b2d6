import type { MessageOf, NoParams } from '../../shared/messages.ts';

/** The problems of the participant form, and the question before its input is left. */
export interface ParticipantMessages {
  'participants.choosePerson': NoParams;
  'participants.isThere': NoParams;
  'participants.leaving': NoParams;
}

/** A problem in the participant form; failures are in the list, at the pending change. */
export type ParticipantMessage = MessageOf<ParticipantMessages>;
