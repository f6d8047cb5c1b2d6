import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface CenterMessages {
  'center.unknown': NoParams;
  'center.notLoaded': { readonly message: Message };
  'center.genericTitle': NoParams;
  'center.generalHelp': NoParams;
}

export type CenterMessage = MessageOf<SharedMessages & CenterMessages>;
