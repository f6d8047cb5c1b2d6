import type { SchedulerLike } from 'rxjs';
import type * as z from 'zod/mini';
import type { Edits } from '../../data/collection.ts';
import type { Entry } from '../../data/outbox-model.ts';
import { type Failure, isRefused } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import {
  ChangedDetail,
  CreatedRecord,
  idIn,
  type NewerValue,
  RecordPhoto,
  type SiteCall,
  SiteChange,
} from './model.ts';

type SiteEntry = Entry<SiteChange>;

const CREATES: readonly SiteCall[] = [
  'deviation.create',
  'checklist.create',
  'hours.create',
  'task.create',
  'expense.create',
];
/** The files of a record, each a request of its own. */
const PHOTOS: readonly SiteCall[] = ['deviation.photo', 'checkpoint.photo', 'expense.receipt', 'task.photo'];
/** The calls for the files of a record that is created with some. */
const PHOTO_OF: Readonly<Partial<Record<SiteCall, SiteCall>>> = {
  'deviation.create': 'deviation.photo',
  'expense.create': 'expense.receipt',
};
/** The changes that correct a new record whose creation was refused. */
const CORRECTIONS: Readonly<Partial<Record<SiteCall, SiteCall>>> = {
  'deviation.create': 'deviation.change',
  'expense.create': 'expense.change',
};
/** The changes of which the latest alone counts, as long as none of them was sent. */
const REPLACEABLE: readonly SiteCall[] = [
  'deviation.change',
  'checkpoint.answer',
  'hours.change',
  'task.change',
  'expense.change',
];

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const siteChangeIn = (stored: unknown): SiteChange | null => SiteChange.safeParse(stored).data ?? null;

export const isCreation = ({ call }: SiteChange): boolean => CREATES.includes(call);
export const isPhoto = ({ call }: SiteChange): boolean => PHOTOS.includes(call);

/** A photo or a comment: it adds to its record, and changes none of its fields. */
const isAdded = (change: SiteChange): boolean =>
  isPhoto(change) || change.call === 'deviation.comment' || change.call === 'task.comment';

/** [W-SITE-17] The client id or the id of the checklist with the point that a new deviation belongs to. */
export const listOf = ({ call, body }: SiteChange): unknown =>
  call === 'deviation.create' ? body['checklist_id'] : undefined;

/** [W-SITE-23] A new deviation, with the ids of its list and point by the answer to the creation of that list. */
export function withListOf(change: SiteChange, answer: unknown): SiteChange {
  if (idIn(answer) === null) return change;
  const { id, point } = withIdsOf({ ...change, point: String(change.body['checkpoint_id']) }, answer);
  return { ...change, body: { ...change.body, checklist_id: id, checkpoint_id: point } };
}

/** A new deviation whose list is dropped. */
export function withoutList(change: SiteChange): SiteChange {
  const { checklist_id: _, checkpoint_id: _point, ...body } = change.body;
  return { ...change, body };
}

/** [W-SITE-23] A change waits until the creation of its record is answered. */
export const isReady = (change: SiteChange): boolean => isCreation(change) || change.id !== null;

/** [W-SITE-22] Each record has a lane, and its photos another one. */
export const laneOf = (change: SiteChange): string => (isPhoto(change) ? `${change.record}/photos` : change.record);

/** [W-SITE-23] The requests for the photos of a created record. */
export function photosOf(change: SiteChange, id: Id | null): readonly SiteChange[] {
  const call = PHOTO_OF[change.call];
  return call === undefined ? [] : change.photos.map((photo) => ({ ...change, call, id, body: {}, photos: [photo] }));
}

/** [W-SITE-23] A change behind a creation, with the ids of the record and of the point by the answer to the creation. */
export function withIdsOf(change: SiteChange, answer: unknown): SiteChange {
  const id = idIn(answer);
  if (id === null) return change;
  const points = CreatedRecord.safeParse(answer).data?.checkpoints ?? [];
  const point = points.find((one) => change.point !== null && one?.template_point_id === change.point);
  return { ...change, id, point: point?.checkpoint_id ?? change.point };
}

/** The values that the user saw. */
export const wasOf = ({ body }: Pick<SiteChange, 'body'>): object => Object(body['was']);

/** [W-SITE-23] A new record that the service refused, with the changed fields: it was not made, and is sent anew. */
function corrected({ key, input, refusal }: SiteEntry, { call, body, shown }: SiteChange) {
  const { was: _, at: _press, ...fields } = body;
  const isOfFields = CORRECTIONS[input.call] === call && !Object.hasOwn(fields, 'status');
  if (!isOfFields || refusal?.kind !== 'refused' || !isRefused(refusal) || refusal.type === 'Exists') return null;
  const filled = Object.entries({ ...input.body, ...fields }).filter(([, value]) => value !== null);
  const title = String(fields['title'] ?? input.title);
  return { key, input: { ...input, title, body: Object.fromEntries(filled), ...bothShown(input, shown) } };
}

/** The fields of both for the pages, those of the later change over the others. */
const bothShown = ({ shown: before }: SiteChange, shown: SiteChange['shown']): Pick<SiteChange, 'shown'> =>
  before || shown ? { shown: { ...before, ...shown } } : {};

/**
 * [W-SITE-23] The entry that takes a change into itself, with its new input; null if the change needs an entry of its own.
 * An entry that was sent does not change any more, nor does one behind which another is pending.
 */
export function mergedInto(
  entries: readonly SiteEntry[],
  change: SiteChange,
): { readonly key: string; readonly input: SiteChange } | null {
  if (!REPLACEABLE.includes(change.call)) return null;
  const last = entries.findLast(({ input }) => input.record === change.record && !isPhoto(input));
  if (last?.state === 'failed') return corrected(last, change);
  if (last === undefined || last.wasSent || last.state !== 'waiting') return null;
  const { input, key } = last;
  const { was: _, ...fields } = change.body;
  if (input.call === change.call && input.point === change.point) {
    const was = { ...wasOf(change), ...wasOf(input) };
    const body = { ...input.body, ...fields, was };
    return { key, input: { ...input, title: change.title, body, ...bothShown(input, change.shown) } };
  }
  const takes = isCreation(input) && Object.keys(fields).every((field) => Object.hasOwn(input.body, field));
  if (!takes) return null;
  const body = { ...input.body, ...fields };
  return { key, input: { ...input, title: change.title, body, ...bothShown(input, change.shown) } };
}

/** [W-SITE-24] The fields that another user has changed; null for a refusal of another kind. */
export function conflictIn(refusal: Failure | null): Readonly<Record<string, NewerValue>> | null {
  if (refusal?.kind !== 'refused' || refusal.type !== 'Changed') return null;
  return ChangedDetail.safeParse(refusal.detail).data?.fields ?? null;
}

/** The value that the user keeps of a field in conflict. */
export type ConflictChoice = 'mine' | 'theirs';

/** [W-SITE-25] The change after the user's choices, with the newer values as those seen; null if nothing of it is left. */
export function withChoices(
  change: SiteChange,
  fields: Readonly<Record<string, NewerValue>>,
  choices: Readonly<Record<string, ConflictChoice>>,
): SiteChange | null {
  const { was: _, ...sent } = change.body;
  const left = Object.entries(sent).filter(([field]) => choices[field] !== 'theirs');
  // A removal has no values of its own.
  const isRemoval = Object.keys(sent).length === 0 && Object.values(choices).includes('mine');
  const newer = Object.entries(fields).map(([field, { value }]) => [field, value]);
  if (isRemoval) return { ...change, body: { was: { ...wasOf(change), ...Object.fromEntries(newer) } } };
  if (left.length === 0) return null;
  const was = new Map<string, unknown>(Object.entries(wasOf(change)));
  const seen = left.map(([field]) => [field, fields[field] === undefined ? was.get(field) : fields[field].value]);
  return { ...change, body: { ...Object.fromEntries(left), was: Object.fromEntries(seen) } };
}

/** The records of one area at a project. */
export interface SiteRecords<T> {
  readonly projectId: string;
  /** The words before the dot in the calls of the area. */
  readonly calls: readonly string[];
  readonly schema: z.ZodMiniType<T>;
  /** The name of the field with the record's id. */
  readonly id: string;
  /** The record after a change; without it, the fields of the body replace those of the record. */
  changed?(record: T, change: SiteChange): T;
  /** [W-SITE-40] The record with a photo that the service has taken, and that its list may not have yet. */
  withPhoto(record: T, change: SiteChange, photo: RecordPhoto): T;
}

/** [W-SITE-40] The photos of a record with one more, which they may have already. */
export const photosWith = (
  photos: readonly (RecordPhoto | null)[] | null | undefined,
  photo: RecordPhoto,
): readonly (RecordPhoto | null)[] =>
  (photos ?? []).some((one) => one?.photo_id === photo.photo_id) ? (photos ?? []) : [...(photos ?? []), photo];

/** The user's pending changes of an area, for its list. A record that is not created has its client id as its id. */
export function siteEdits<T extends object>(
  outbox: Edits<T, SiteChange, unknown>['outbox'],
  { projectId, calls, schema, id, changed = withFields, withPhoto }: SiteRecords<T>,
  clock: SchedulerLike,
): Edits<T, SiteChange, unknown> {
  const recordIn = (value: unknown): T | null => schema.safeParse(value).data ?? null;
  return {
    outbox,
    clock,
    edit(change, _, answer) {
      const [area = '', verb] = change.call.split('.');
      if (change.project.id !== projectId || !calls.includes(area)) return null;
      if (isCreation(change)) {
        const item = recordIn({
          ...change.shown,
          ...change.body,
          date: change.at,
          [id]: change.record,
          client_id: change.record,
        });
        return item && { kind: 'create', item, place: 'start' };
      }
      const of = change.id ?? change.record;
      if (verb === 'remove') return { kind: 'remove', id: of };
      const photo = isPhoto(change) ? RecordPhoto.safeParse(answer).data : undefined;
      const patch = (record: T): T => {
        if (photo !== undefined) return withPhoto(record, change, photo);
        return isAdded(change) ? record : changed(record, change);
      };
      return { kind: 'change', id: of, patch };
    },
    thingIn: (answer) => recordIn(answer),
    answerIn: (record) => record,
  };
}

function withFields<T extends object>(record: T, { body }: SiteChange): T {
  const { was: _, ...fields } = body;
  return { ...record, ...fields };
}
