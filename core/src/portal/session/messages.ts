import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/session.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The problems of a login and of a request for a new password, and its success. */
export type SessionMessages = MessagesOf<typeof no>;

/** A text of these two forms, or of a failed request. */
export type SessionMessage = MessageOf<SharedMessages & SessionMessages>;
