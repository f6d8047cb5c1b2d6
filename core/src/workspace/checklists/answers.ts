// Answers and new checklists on their way to the service: made by a press, and laid over the service's points.

import type { Entry } from '../../data/outbox-model.ts';
import { type NamedFile, sizeOf } from '../../shared/file.ts';
import type { Failure } from '../../shared/result.ts';
import type { NewerValue, SiteChange } from '../site-work/model.ts';
import { conflictIn, photosWith, type SiteRecords } from '../site-work/rules.ts';
import { Checklist, type ChecklistTemplate, type Checkpoint, CheckpointAnswer, type TemplatePhase } from './model.ts';
import { checkpointsOf, isSigned, statusOfCheckpoint, withAnswer } from './rules.ts';

/** The parts of an answer that a press changes. */
export type PointAnswer = Pick<CheckpointAnswer, 'status' | 'value' | 'comment'>;

/** The project and the instant of a press. */
export interface Press {
  readonly project: { readonly id: string; readonly title: string };
  /** ISO */
  readonly at: string;
}

/** A list that was started on a device is known by its client id, also after the service has it. */
const recordOf = ({ client_id: client, checklist_id: id }: Checklist): string => client || id;

/** A list that the service does not have yet: its id is its client id. */
const isUnsent = ({ client_id: client, checklist_id: id }: Checklist): boolean => client === id;

/** The parts of a change that name its point. */
const ofPoint = (list: Checklist, point: Checkpoint, press: Press) => ({
  ...press,
  record: recordOf(list),
  id: isUnsent(list) ? null : list.checklist_id,
  point: point.checkpoint_id,
  title: [list.title, point.title].filter(Boolean).join(': '),
});

/** [W-SITE-24] An answer names the values that the user saw. */
export function answerChange(list: Checklist, point: Checkpoint, answer: PointAnswer, press: Press): SiteChange {
  const seen = { status: statusOfCheckpoint(point), value: point.value ?? null, comment: point.comment ?? null };
  const was = Object.fromEntries(Object.entries(seen).filter(([field]) => Object.hasOwn(answer, field)));
  return {
    ...ofPoint(list, point, press),
    call: 'checkpoint.answer',
    body: { ...answer, at: press.at, was },
    photos: [],
  };
}

/** [W-SITE-36] Photos of a point, each a request of its own. */
export const photoChanges = (
  list: Checklist,
  point: Checkpoint,
  photos: readonly NamedFile[],
  press: Press,
): readonly SiteChange[] =>
  photos.map((photo) => ({ ...ofPoint(list, point, press), call: 'checkpoint.photo', body: {}, photos: [photo] }));

/** A new checklist by its template, in a phase or in none. It has the points of the template until it is sent. */
export const startChange = (
  { template_id, title, points }: ChecklistTemplate,
  phase: TemplatePhase | null,
  clientId: string,
  press: Press,
): SiteChange => ({
  ...press,
  call: 'checklist.create',
  record: clientId,
  id: null,
  point: null,
  title: title ?? '',
  body: { client_id: clientId, template_id, ...(title && { title }), ...(phase && { phase_id: phase.phase_id }) },
  shown: {
    phase_name: phase?.phase_name ?? null,
    checkpoints: (points ?? []).flatMap((point) =>
      point === null ? [] : [{ ...point, checkpoint_id: point.point_id, template_point_id: point.point_id }],
    ),
  },
  photos: [],
});

/** [W-SITE-50] The pending changes of a project's checklists, for their list. */
export const checklistRecords = (projectId: string): SiteRecords<Checklist> => ({
  projectId,
  calls: ['checklist', 'checkpoint'],
  schema: Checklist,
  id: 'checklist_id',
  withPhoto: (list, { point: id }, photo) => ({
    ...list,
    checkpoints: checkpointsOf(list).map((point) =>
      point.checkpoint_id === id ? { ...point, photos: photosWith(point.photos, photo) } : point,
    ),
  }),
  changed(list, { point: id, body, at }) {
    const { data: answer } = CheckpointAnswer.safeParse(body);
    if (answer === undefined) return list;
    const author = { user: { user_id: null, user_name: null }, at };
    return {
      ...list,
      checkpoints: checkpointsOf(list).map((point) =>
        point.checkpoint_id === id ? withAnswer(point, answer, author) : point,
      ),
    };
  },
});

/** An answer that the service does not have yet, or has refused. */
export interface PendingAnswer {
  readonly key: string;
  readonly state: Entry<SiteChange>['state'];
  readonly refusal: Failure | null;
  /** [W-SITE-25] The newer values of another user; null without any. */
  readonly conflict: Readonly<Record<string, NewerValue>> | null;
  /** As the user has given it. */
  readonly answer: PointAnswer;
}

/** A photo of a point that the service does not have yet, or has refused. */
export interface PendingPhoto {
  readonly key: string;
  readonly state: Entry<SiteChange>['state'];
  readonly refusal: Failure | null;
  /** In bytes. */
  readonly size: number;
}

/** [W-SITE-40] The pending photos of a point, in the order in which they were taken. */
export const pendingPhotos = (
  list: Checklist,
  { checkpoint_id: id }: Checkpoint,
  entries: readonly Entry<SiteChange>[],
): readonly PendingPhoto[] =>
  entries
    .filter(
      ({ input: { call, record, point } }) => call === 'checkpoint.photo' && record === recordOf(list) && point === id,
    )
    .map(({ key, state, refusal, input: { photos } }) => ({
      ...{ key, state, refusal },
      size: photos.reduce((sum, photo) => sum + sizeOf(photo), 0),
    }));

/** A deviation that is made of a point, and that the service does not have yet. */
export interface PendingDeviation {
  /** Its client id, by which its page finds it. */
  readonly record: string;
  readonly state: Entry<SiteChange>['state'];
}

/** [W-SITE-17] The last pending deviation of a point; null without any. */
export function findPendingDeviation(
  { checklist_id: id, client_id: client }: Checklist,
  { checkpoint_id: own, template_point_id: template }: Checkpoint,
  entries: readonly Entry<SiteChange>[],
): PendingDeviation | null {
  const found = entries.findLast(({ input: { call, body } }) => {
    const [list, point] = [body['checklist_id'], body['checkpoint_id']];
    if (call !== 'deviation.create') return false;
    // Of a list that was started here, it may name the ids from before the list was sent.
    return (list === id && point === own) || (list === client && (point === own || point === template));
  });
  return found ? { record: found.input.record, state: found.state } : null;
}

/** The pending answers of a checklist, the last one of each point, by the id of the point. */
export function pendingAnswers(
  list: Checklist,
  entries: readonly Entry<SiteChange>[],
): ReadonlyMap<string, PendingAnswer> {
  const record = recordOf(list);
  const own = entries.filter(({ input }) => input.call === 'checkpoint.answer' && input.record === record);
  return new Map(
    own.map(({ key, state, refusal, input: { point, body } }) => {
      const { at: _, was: __, ...answer }: CheckpointAnswer = CheckpointAnswer.safeParse(body).data ?? {};
      return [point ?? '', { key, state, refusal, conflict: conflictIn(refusal), answer }];
    }),
  );
}

/** [W-SITE-18] Whether the service lacks an answer or a photo of a list: a signature would lock it out. */
export const hasPendingAnswers = (list: Checklist, entries: readonly Entry<SiteChange>[]): boolean =>
  entries.some(({ input: { call, record } }) => record === recordOf(list) && /^check(?:list|point)\./.test(call));

/** The places, from 1, of the points that entries of a list are of. */
function placesOf(list: Checklist, entries: readonly Entry<SiteChange>[]): readonly number[] {
  const ofPoints = new Set(entries.map(({ input }) => input.point));
  return checkpointsOf(list).flatMap(({ checkpoint_id: id }, at) => (ofPoints.has(id) ? [at + 1] : []));
}

/** [W-SITE-26] The places, from 1, of the points of which the service has refused an answer or a photo. */
export function refusedPlaces(list: Checklist, entries: readonly Entry<SiteChange>[]): readonly number[] {
  const record = recordOf(list);
  return placesOf(
    list,
    entries.filter(({ state, input }) => state === 'failed' && input.record === record),
  );
}

/** [W-SITE-26] The entries of a signed checklist that came after its signature. */
export interface LockedEntries {
  readonly keys: readonly string[];
  /** The places of their points, from 1. */
  readonly places: readonly number[];
  /** The user who signed, and the instant (ISO), where the service tells them. */
  readonly by: string | null;
  readonly at: string | null;
}

const isLocked = (refusal: Failure | null): boolean => refusal?.kind === 'refused' && refusal.type === 'Locked';

/** [W-SITE-26] Null for a list that is open, or has lost nothing by its signature. */
export function lockedEntries(list: Checklist, entries: readonly Entry<SiteChange>[]): LockedEntries | null {
  const record = recordOf(list);
  const locked = entries.filter(({ input, refusal }) => input.record === record && isLocked(refusal));
  if (!isSigned(list) || locked.length === 0) return null;
  const { signed_by: by, signed_at: at } = list;
  return {
    keys: locked.map(({ key }) => key),
    places: placesOf(list, locked),
    by: by?.person_name ?? null,
    at: at ?? null,
  };
}
