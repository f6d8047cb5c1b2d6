// The rows of a conversation: one for each message, with the separators before it.
import { type Day, osloDay } from '../../shared/dates.ts';
import { isOwnMessage, timeOfMessage } from './message.ts';
import { type ChatMessage, MESSAGE_STATUSES, type MessageStatus } from './model.ts';
import type { PendingMessage } from './pending-messages.ts';

interface RowLook {
  readonly key: string;
  readonly isOwn: boolean;
  /** When it was written (milliseconds); null if that is unknown. */
  readonly at: number | null;
  /** The day, if this row is its first; else null. */
  readonly day: Day | null;
  /** Whether the line "new messages" stands above it. */
  readonly isFirstNew: boolean;
  /** The first row of a run, with the sender and the time above it. */
  readonly begins: boolean;
  /** The last row of a run. */
  readonly ends: boolean;
}

/** A message that the service has. */
export interface SentRow extends RowLook {
  readonly message: ChatMessage;
  readonly pending: null;
  /** The status of an own message, if the next row has another; else null. */
  readonly status: MessageStatus | null;
}

/** An own message without an answer yet; it stands below all others. */
export interface PendingRow extends RowLook {
  readonly message: null;
  readonly pending: PendingMessage;
  readonly status: null;
}

/** A row of a conversation: a message that the service has, or one that is still to be sent. */
export type MessageRow = SentRow | PendingRow;

/** The parts of a `ConversationView` that become rows, once its messages are loaded. */
export interface MessageRowNeeds {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** The first unread message; null if all are read. */
  readonly newFrom: string | null;
}

/** Messages of one sender within this time form a run (milliseconds). */
const RUN = 5 * 60_000;

/** [W-CHAT-03] Each message once, in order; pending messages come last. */
export function messageRows({ messages, pending, newFrom }: MessageRowNeeds): readonly MessageRow[] {
  const rows: MessageRow[] = [];
  let shownDay: Day | null = null;
  /** The day, if this row is its first. */
  const dayLine = (at: number | null): Day | null => {
    const day = at === null ? null : osloDay(at);
    if (day === null || day === shownDay) return null;
    shownDay = day;
    return day;
  };
  const faces = messages.map(faceOf);
  let runBegan: number | null = null;
  faces.forEach((face, index) => {
    const { message, isOwn: isOwnOne, at } = face;
    const day = dayLine(at);
    const isFirstNew = newFrom !== null && message.id === newFrom;
    const begins = day !== null || isFirstNew || !isSameRun(faces[index - 1], face, runBegan);
    if (begins) runBegan = at;
    const before = rows.at(-1);
    if (before && !begins) rows[rows.length - 1] = { ...before, ends: false };
    const next = faces[index + 1];
    const status = isOwnOne && !(next?.isOwn && next.status === face.status) ? face.status : null;
    const key = `message ${message.id}`;
    rows.push({ key, message, pending: null, isOwn: isOwnOne, at, day, isFirstNew, begins, ends: true, status });
  });
  for (const one of pending) {
    const [day, at] = [dayLine(one.writtenAt), one.writtenAt];
    const look = { key: `pending ${one.key}`, isOwn: true, at, day, isFirstNew: false, begins: true, ends: true };
    rows.push({ ...look, message: null, pending: one, status: null });
  }
  return rows;
}

interface Face {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly at: number | null;
  readonly status: MessageStatus | null;
}

function faceOf(message: ChatMessage): Face {
  const status = MESSAGE_STATUSES.find((known) => known === message.status?.toUpperCase()) ?? null;
  return { message, isOwn: isOwnMessage(message), at: timeOfMessage(message), status };
}

function isSameRun(before: Face | undefined, face: Face, began: number | null): boolean {
  if (!before || before.isOwn !== face.isOwn || face.at === null || began === null) return false;
  const [first, second] = [before.message.from?.id ?? null, face.message.from?.id ?? null];
  // For other senders, both ids must be known and equal.
  const isSameSender = face.isOwn || (first !== null && first === second);
  return isSameSender && face.at - began >= 0 && face.at - began < RUN;
}
