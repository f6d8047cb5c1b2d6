import * as z from 'zod/mini';
import type { OutboxRow, OutboxSource } from '../../data/outbox-rows.ts';

/** The kinds of changes that wait in outboxes. */
export const OUTBOX_KINDS = [
  'attachment',
  'checkIn',
  'checkOut',
  'checklistCreate',
  'checkpointAnswer',
  'checkpointPhoto',
  'deviationChange',
  'deviationComment',
  'deviationCreate',
  'deviationPhoto',
  'hoursChange',
  'hoursCreate',
  'hoursRemove',
  'message',
  'participantAdd',
  'participantChange',
  'participantRemove',
  'project',
  'projectConnection',
  'projectPhoto',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** An unsent entry of any outbox. */
export type UnsentEntry = OutboxRow<OutboxKind>;
export type UnsentSource = OutboxSource<OutboxKind>;

/** An entry that the service has taken, and when (wall clock, milliseconds). */
export const SentEntry = z.object({
  source: z.string(),
  key: z.string(),
  kind: z.enum(OUTBOX_KINDS),
  title: z.string(),
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
  at: z.nullable(z.number()),
  files: z.number(),
  size: z.number(),
  /** An older version of the application has stored none. */
  record: z.catch(z.nullable(z.object({ area: z.string(), id: z.string() })), null),
  sentAt: z.number(),
});
export type SentEntry = Readonly<z.infer<typeof SentEntry>>;

/** The stored record of a sent entry, maybe of another version; null if it cannot be read. */
export const sentEntryIn = (stored: unknown): SentEntry | null => SentEntry.safeParse(stored).data ?? null;
