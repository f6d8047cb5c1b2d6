import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** What the portal says when its start fails, and the texts in place of a center's own. */
export interface CenterMessages {
  'center.unknown': NoParams;
  'center.notLoaded': { readonly message: Message };
  'center.genericTitle': NoParams;
  'center.generalHelp': NoParams;
}

/** Why the portal did not start, or the page's title where the center has none. */
export type CenterMessage = MessageOf<SharedMessages & CenterMessages>;
