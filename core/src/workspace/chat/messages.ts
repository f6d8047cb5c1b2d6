import {
  explainFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';

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

const OFFLINE: ChatMessageText = { key: 'chat.offline', params: {} };

/** What is said where a conversation was not begun. */
export const CREATION_WORDS = {
  offline: OFFLINE,
  lost: { key: 'chat.lost', params: {} } satisfies ChatMessageText,
  refused: (failure: Failure): ChatMessageText => ({
    key: 'chat.notCreated',
    params: { reason: explainFailure(failure) },
  }),
};

/** What is said where a conversation was not changed. */
export const CHANGE_WORDS = {
  offline: OFFLINE,
  lost: { key: 'chat.changeLost', params: {} } satisfies ChatMessageText,
  refused: (failure: Failure): ChatMessageText => ({
    key: 'chat.notChanged',
    params: { reason: explainFailure(failure) },
  }),
};
