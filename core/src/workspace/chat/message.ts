// A message's owner, its merged versions, and the first unread message.
import { parseInstant } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import { type Attachment, type ChatMessage, MESSAGE_STATUSES } from './model.ts';

export const timeOfMessage = ({ timestamp }: ChatMessage): number | null => parseInstant(timestamp ?? '');

export const isOwnMessage = ({ sent_by_user }: ChatMessage): boolean => isOn(sent_by_user);

/** Events do not mark the user's own messages: the sender or the key shows it. */
export const markOwn = (message: ChatMessage, personId: string | null, isOwnKey: boolean): ChatMessage => {
  const isFromUser = personId !== null && message.from?.id === personId;
  return isFromUser || isOwnKey ? { ...message, sent_by_user: true } : message;
};

/** Merges a newer version: the status never goes back, and attachments and sender stay. */
export const mergeMessage = (known: ChatMessage, newer: ChatMessage): ChatMessage => ({
  ...known,
  ...newer,
  sent_by_user: isOwnMessage(known) || isOwnMessage(newer) ? true : (newer.sent_by_user ?? known.sent_by_user),
  status: laterStatus(known.status, newer.status),
  attachments: [...attachmentsById([...(known.attachments ?? []), ...(newer.attachments ?? [])]).values()],
});

const attachmentsById = (attachments: readonly Attachment[]): ReadonlyMap<string, Attachment> =>
  new Map(attachments.map((one) => [one.attachment_id, one]));

export const withAttachment = (message: ChatMessage, attachment: Attachment): ChatMessage =>
  mergeMessage(message, { ...message, attachments: [attachment] });

/** Only an own message has a status. */
export const withStatus = (message: ChatMessage, status: string): ChatMessage =>
  laterStatus(message.status, status) === message.status ? message : { ...message, status };

const STEPS: readonly string[] = MESSAGE_STATUSES;
const rankOf = (status: string | null | undefined): number => STEPS.indexOf(status ?? '');

const laterStatus = (known: ChatMessage['status'], newer: ChatMessage['status']): ChatMessage['status'] =>
  rankOf(known) > rankOf(newer) ? known : (newer ?? known);

/** The first of the unread messages of others, which are the last ones up to `last`; null if it is not loaded. */
export function firstUnread(messages: readonly ChatMessage[], unread: number, last: string | null): string | null {
  let left = unread;
  for (let at = messages.findLastIndex((message) => message.id === last); at >= 0 && left > 0; at -= 1) {
    const message = messages[at];
    if (message === undefined || isOwnMessage(message)) continue;
    left -= 1;
    if (left === 0) return message.id;
  }
  return null;
}
