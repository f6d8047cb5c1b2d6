import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface CenterMessages {
  'center.unknown': NoParams;
  'center.notLoaded': { readonly message: Message };
  'center.genericTitle': NoParams;
  'center.generalHelp': NoParams;
}

/** A text this area can ask for. */
export type CenterMessage = MessageOf<SharedMessages & CenterMessages>;
