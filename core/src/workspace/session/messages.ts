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

/** The unsent work when a user signs out. */
export interface PartingMessages {
  'parting.waits': { readonly count: number };
  'parting.lost': { readonly count: number };
  'parting.typed': NoParams;
  'parting.uploads': NoParams;
}

export type PartingMessage = MessageOf<PartingMessages>;
export type SignInMessage = MessageOf<SharedMessages & SignInMessages>;
