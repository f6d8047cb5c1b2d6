import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

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

export type ChatMessageText = MessageOf<SharedMessages & ChatMessages>;

export const CREATION_WORDS: FailureTexts<ChatMessageText> = failureTexts(
  'chat.offline',
  'chat.lost',
  'chat.notCreated',
);

export const CHANGE_WORDS: FailureTexts<ChatMessageText> = failureTexts(
  'chat.offline',
  'chat.changeLost',
  'chat.notChanged',
);
