import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/center.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The failures of the portal's start, and the texts in place of a center's own. */
export type CenterMessages = MessagesOf<typeof no>;

/** Why the portal did not start, or the page's title where the center has none. */
export type CenterMessage = MessageOf<SharedMessages & CenterMessages>;
