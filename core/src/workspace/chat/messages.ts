import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The texts that the chat's forms and warnings need, with the values in them. */
export interface ChatMessages {
  'chat.needsAgreement': NoParams;
  'chat.needsTitle': NoParams;
  'chat.longTitle': { readonly most: number };
  'chat.needsMode': NoParams;
  'chat.longText': { readonly most: number; readonly length: number };
  'chat.manyFiles': { readonly most: number };
  'chat.badFile': NoParams;
  'chat.leaving': NoParams;
  'chat.leavingTitle': NoParams;
  'chat.offline': NoParams;
  'chat.lost': NoParams;
  'chat.notCreated': { readonly reason: Message };
  'chat.changeLost': NoParams;
  'chat.notChanged': { readonly reason: Message };
}

/** A text of the chat for its user, not a message of a conversation: that is `ChatMessage`. */
export type ChatMessageText = MessageOf<SharedMessages & ChatMessages>;

export const CREATION_WORDS: FailureTexts<ChatMessageText> = failureTexts(
  'chat.offline',
  'chat.lost',
  'chat.notCreated',
);

/** The texts after a failed change of a conversation: no network, no answer, or a refusal. */
export const CHANGE_WORDS: FailureTexts<ChatMessageText> = failureTexts(
  'chat.offline',
  'chat.changeLost',
  'chat.notChanged',
);
