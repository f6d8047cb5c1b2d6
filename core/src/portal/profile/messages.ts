import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/profile.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The outcome of saving the profile, and the binding period of an agreement. */
export type ProfileMessages = MessagesOf<typeof no>;

/** A text of the member's page, of its fields, or of a failed request. */
export type ProfileMessage = MessageOf<SharedMessages & ProfileMessages>;
