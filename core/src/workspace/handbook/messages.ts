import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The messages after a failed rebuild, a failed choice of a handbook or a failed document. */
export interface HandbookMessages {
  'handbook.offline': NoParams;
  'handbook.lost': NoParams;
  'handbook.refused': { readonly reason: Message };
  'handbook.notMade': { readonly reason: Message };
  'handbook.makingLost': NoParams;
}

type HandbookMessage = MessageOf<SharedMessages & HandbookMessages>;

export const BUILDING_WORDS: FailureTexts<HandbookMessage> = failureTexts(
  'handbook.offline',
  'handbook.lost',
  'handbook.refused',
);

export const MAKING_WORDS: FailureTexts<HandbookMessage> = failureTexts(
  'handbook.offline',
  'handbook.makingLost',
  'handbook.notMade',
);
