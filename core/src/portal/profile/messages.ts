import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The outcome of saving the profile, and the binding period of an agreement. */
export interface ProfileMessages {
  'profile.updated': NoParams;
  'profile.conflict': NoParams;
  'profile.memberIdMissing': NoParams;
  'profile.notRefreshed': { readonly reason: Message };
  'profile.bindingExpired': NoParams;
  'profile.bindingNone': NoParams;
  'profile.bindingUntil': { readonly date: string };
}

/** A text of the member's page, of its fields, or of a failed request. */
export type ProfileMessage = MessageOf<SharedMessages & ProfileMessages>;
