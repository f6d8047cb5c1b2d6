import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface ProfileMessages {
  'profile.updated': NoParams;
  'profile.conflict': NoParams;
  'profile.memberIdMissing': NoParams;
  'profile.notRefreshed': { readonly reason: Message };
  'profile.bindingExpired': NoParams;
  'profile.bindingNone': NoParams;
  'profile.bindingUntil': { readonly date: string };
}

export type ProfileMessage = MessageOf<SharedMessages & ProfileMessages>;
