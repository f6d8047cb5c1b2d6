import * as z from 'zod/mini';
import type { OutboxRow, OutboxSource } from '../../data/outbox-rows.ts';

/** The kinds of changes that wait in outboxes. */
export const OUTBOX_KINDS = [
  'answerNotOk',
  'answerNotRelevant',
  'answerOk',
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
  'expenseChange',
  'expenseCreate',
  'expenseReceipt',
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
  'taskChange',
  'taskComment',
  'taskCreate',
  'taskPhoto',
  'templateChecklists',
  'templateDeadlines',
  'templateHandbook',
  'templateMilestones',
  'templatePhases',
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
  group: z.catch(z.nullable(z.string()), null),
  sentAt: z.number(),
});
export interface SentEntry extends Readonly<z.infer<typeof SentEntry>> {}

/** A row of the outbox: an entry, or a record with its photos. */
export interface OutboxThing<E extends UnsentEntry | SentEntry = UnsentEntry> {
  /** One for all entries of the row. */
  readonly name: string;
  /** The text of a record, or else its first photo that is not sent. */
  readonly entry: E;
  /** [W-SITE-40] The photos that are requests of their own, sent or not, in the order in which they were taken. */
  readonly photos: readonly (UnsentEntry | SentEntry)[];
  readonly unsent: readonly UnsentEntry[];
  /** When the service has taken the text of its record; null before, and where it has none. */
  readonly textAt: number | null;
  /** How many files of the entries wait, and their size (bytes); of a sent row, how many were sent. */
  readonly files: number;
  readonly size: number;
}

/** The stored record of a sent entry, maybe of another version; null if it cannot be read. */
export const sentEntryIn = (stored: unknown): SentEntry | null => SentEntry.safeParse(stored).data ?? null;
