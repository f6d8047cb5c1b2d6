import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** Why the user must sign in, or cannot. */
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

/** One line of the question before the user signs out. */
export type PartingMessage = MessageOf<PartingMessages>;
/** A message of the sign-in page. */
export type SignInMessage = MessageOf<SharedMessages & SignInMessages>;
