import * as z from 'zod/mini';
import { StoredFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, namedPerson, nullIfUnreadable, partsOf, text } from '../../shared/wire-values.ts';

/** A photo of a record; it is also one of the project's photos. */
export const RecordPhoto = z.looseObject({
  photo_id: Id,
  document_id: nullIfUnreadable(Id),
  url: z.catch(text(), null),
  by: namedPerson(),
  at: z.catch(text(), null),
});
export type RecordPhoto = Readonly<z.infer<typeof RecordPhoto>>;

/** The calls that an on-site change is sent by. The word after the dot says what becomes of the record. */
export const SITE_CALLS = [
  'deviation.create',
  'deviation.change',
  'deviation.comment',
  'deviation.photo',
  'checklist.create',
  'checkpoint.answer',
  'checkpoint.photo',
  'hours.create',
  'hours.change',
  'hours.remove',
  'task.create',
  'task.change',
  'task.comment',
  'task.photo',
  'expense.create',
  'expense.change',
  'expense.receipt',
] as const;
export type SiteCall = (typeof SITE_CALLS)[number];

/** [W-SITE-21] A change of a record, written on site. One outbox has those of all areas. */
export const SiteChange = z.object({
  call: z.enum(SITE_CALLS),
  project: z.object({ id: Id, title: z.string() }),
  /** The client id of a record that was made here, also after its creation; else its id. */
  record: z.string(),
  /** Null until the service has answered the creation. */
  id: z.nullable(Id),
  /** The checkpoint of an answer or a photo. */
  point: z.nullable(Id),
  /** Names the record for people. */
  title: z.string(),
  /** The instant of the press. */
  at: z.string(),
  /** The body of the call. In a change, `was` has the values that the user saw. */
  body: z.readonly(z.record(z.string(), z.unknown())),
  /** Fields of a new record that the body lacks, for the pages. */
  shown: z.optional(z.readonly(z.record(z.string(), z.unknown()))),
  /** Photos of a record that is not created; then each is a request of its own. */
  photos: z.readonly(z.array(StoredFile)),
});
export interface SiteChange extends Readonly<z.infer<typeof SiteChange>> {}

const CreatedPoint = z.looseObject({ checkpoint_id: Id, template_point_id: nullIfUnreadable(Id) });

/** The ids of the record and of its points in the answer to a creation. */
export const CreatedRecord = z.looseObject({
  deviation_id: id(),
  checklist_id: id(),
  hours_id: id(),
  /** Of a task. */
  id: id(),
  expense_id: id(),
  checkpoints: partsOf(z.nullable(CreatedPoint), null),
});

/** The id of a created record; null for an answer without one. */
export function idIn(answer: unknown): Id | null {
  const { data } = CreatedRecord.safeParse(answer);
  return data?.deviation_id ?? data?.checklist_id ?? data?.hours_id ?? data?.expense_id ?? data?.id ?? null;
}

/** The body of a comment on a record. */
export const NewComment = z.object({ client_id: z.string(), text: z.string(), at: z.optional(z.string()) });
export type NewComment = Readonly<z.infer<typeof NewComment>>;

/** A newer value of a field, with its author. */
const NewerValue = z.looseObject({
  value: z.unknown(),
  by: z.nullish(z.string()),
  at: z.nullish(z.string()),
});
export type NewerValue = Readonly<z.infer<typeof NewerValue>>;

/** [W-SITE-24] The detail of the refusal `Changed`. */
export const ChangedDetail = z.looseObject({ fields: z.record(z.string(), NewerValue) });

/** Sends one change; the answer is the record or the photo. */
export interface SiteWorkPort {
  send(change: SiteChange, key: string, onProgress: (sent: number) => void): Reply<unknown>;
}
