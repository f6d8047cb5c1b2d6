import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/person.ts';
import type { MessagesOf } from '../../texts/text-of.ts';

/** The problems of the form's fields, the age limits, and the look-up of a phone number. */
export type PersonMessages = MessagesOf<typeof no>;

/** The text under a field or above the form. */
export type PersonMessage = MessageOf<SharedMessages & PersonMessages>;
