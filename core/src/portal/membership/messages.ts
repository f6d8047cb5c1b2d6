import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/membership.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The texts in place of cards, and the unit of a price. */
export type MembershipMessages = MessagesOf<typeof no>;

/** A text of the choice, or a failure of its lists. */
export type MembershipMessage = MessageOf<SharedMessages & MembershipMessages>;
