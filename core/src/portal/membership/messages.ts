import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The texts in place of cards, and the unit of a price. */
export interface MembershipMessages {
  'membership.oneTime': NoParams;
  'membership.perMonth': NoParams;
  'membership.none': NoParams;
  'membership.noMatching': NoParams;
  'membership.vanished.title': NoParams;
  'membership.vanished': NoParams;
}

/** A text of the choice, or a failure of its lists. */
export type MembershipMessage = MessageOf<SharedMessages & MembershipMessages>;
