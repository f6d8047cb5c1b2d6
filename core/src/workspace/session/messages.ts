import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface SignInMessages {
  'signIn.signedOut': NoParams;
  'signIn.refused': NoParams;
  'signIn.stray': NoParams;
  'signIn.keepsNothing': NoParams;
  'signIn.failed': { readonly reason: Message };
  'signIn.ended': NoParams;
  'signIn.inFrame': NoParams;
}

export type SignInMessage = MessageOf<SharedMessages & SignInMessages>;
