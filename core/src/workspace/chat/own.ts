// What is known of a message: whose it is, what it has become, and which one is the first that was not read.
import { parseInstant } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import { type Attachment, type ChatMessage, MESSAGE_STATUSES } from './model.ts';

export const idOfMessage = ({ id }: Pick<ChatMessage, 'id'>): string => String(id);

export const timeOfMessage = ({ timestamp }: ChatMessage): number | null => parseInstant(timestamp ?? '');

export const isOwnMessage = ({ sent_by_user }: ChatMessage): boolean => isOn(sent_by_user);

/** A message of an event does not say whether it is the user's own: its sender or its key does. */
export const asOwn = (message: ChatMessage, personId: string | null, isOwnKey: boolean): ChatMessage => {
  const isFromUser = personId !== null && String(message.from?.id ?? '') === personId;
  return isFromUser || isOwnKey ? { ...message, sent_by_user: true } : message;
};

/** A known message with what is newer of it: its status never goes back, its attachments and its sender stay. */
export const mergedMessage = (known: ChatMessage, newer: ChatMessage): ChatMessage => ({
  ...known,
  ...newer,
  sent_by_user: isOwnMessage(known) || isOwnMessage(newer) ? true : (newer.sent_by_user ?? known.sent_by_user),
  status: laterStatus(known.status, newer.status),
  attachments: [...attachmentsById([...(known.attachments ?? []), ...(newer.attachments ?? [])]).values()],
});

const attachmentsById = (attachments: readonly Attachment[]): ReadonlyMap<string, Attachment> =>
  new Map(attachments.map((one) => [String(one.attachment_id), one]));

export const withAttachment = (message: ChatMessage, attachment: Attachment): ChatMessage =>
  mergedMessage(message, { ...message, attachments: [attachment] });

/** The status of a message tells how far it has come with those who have not written it. */
export const withStatus = (message: ChatMessage, status: string): ChatMessage =>
  laterStatus(message.status, status) === message.status ? message : { ...message, status };

const STEPS: readonly string[] = MESSAGE_STATUSES;
const rankOf = (status: string | null | undefined): number => STEPS.indexOf(status ?? '');

const laterStatus = (known: ChatMessage['status'], newer: ChatMessage['status']): ChatMessage['status'] =>
  rankOf(known) > rankOf(newer) ? known : (newer ?? known);

/** The messages of others that were not read are the last ones up to `last`. Null where the first of them is not here. */
export function firstUnread(messages: readonly ChatMessage[], unread: number, last: string | null): string | null {
  let left = unread;
  for (let at = messages.findLastIndex((message) => idOfMessage(message) === last); at >= 0 && left > 0; at -= 1) {
    const message = messages[at];
    if (message === undefined || isOwnMessage(message)) continue;
    left -= 1;
    if (left === 0) return idOfMessage(message);
  }
  return null;
}
