import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { MessagesOf } from '../../texts/text-of.ts';
import type { no } from '../../texts/timetable.ts';

/** The texts of cards, filters and empty days, and why the week may be out of date. */
export type TimetableMessages = MessagesOf<typeof no>;

/** A text of the timetable, or a failure of its request. */
export type TimetableMessage = MessageOf<SharedMessages & TimetableMessages>;
