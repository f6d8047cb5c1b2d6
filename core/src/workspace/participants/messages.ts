import type { MessageOf, NoParams } from '../../shared/messages.ts';

export interface ParticipantMessages {
  'participants.choosePerson': NoParams;
  'participants.isThere': NoParams;
  'participants.leaving': NoParams;
}

export type ParticipantMessage = MessageOf<ParticipantMessages>;
