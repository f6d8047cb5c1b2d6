import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface MembershipMessages {
  'membership.oneTime': NoParams;
  'membership.perMonth': NoParams;
  'membership.none': NoParams;
  'membership.noMatching': NoParams;
  'membership.vanished.title': NoParams;
  'membership.vanished': NoParams;
}

export type MembershipMessage = MessageOf<SharedMessages & MembershipMessages>;
