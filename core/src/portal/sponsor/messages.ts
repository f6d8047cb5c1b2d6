import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/sponsor.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The company's code, the message to a payer, the payer's form, and the acceptance. */
export type SponsorMessages = MessagesOf<typeof no>;

/** A text for the member or the payer, or a failure of their requests. */
export type SponsorMessage = MessageOf<SharedMessages & SponsorMessages>;
