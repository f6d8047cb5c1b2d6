// The changes of deviations as the outbox of on-site changes stores and sends them.

import { type Instant, isoInstant } from '../../shared/dates.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SiteChange } from '../site-work/model.ts';
import { photosWith, type SiteRecords } from '../site-work/rules.ts';
import { Deviation, type DeviationChange } from './model.ts';

/** The project of a deviation, as people know it. */
export interface ProjectOfDeviation {
  readonly id: Id;
  readonly title: string;
}

/** A deviation that the service does not have yet: its id is its client id. */
export const isUnsent = ({ deviation_id: id, client_id: client }: Deviation): boolean => id === client;

/** [W-SITE-22] The lane of a deviation: its client id, else its id. */
export const recordOf = ({ client_id: client, deviation_id: id }: Deviation): string => client ?? id;

/** The fields of a deviation by the names of a change, with their values now. */
const FIELDS = {
  title: ({ title }: Deviation) => title,
  kind: ({ kind }: Deviation) => kind,
  severity: ({ severity }: Deviation) => severity,
  place: ({ place }: Deviation) => place,
  description: ({ description }: Deviation) => description,
  deadline: ({ deadline }: Deviation) => deadline,
  responsible_id: ({ responsible }: Deviation) => responsible?.person_id,
  status: ({ status }: Deviation) => (status === null || status === undefined ? null : String(status)),
  measure: ({ measure }: Deviation) => measure,
} as const;
/** A field that a change may have. */
export type DeviationField = keyof typeof FIELDS;

/** The value of a field, as a change names it. */
export const seenValue = (deviation: Deviation, field: DeviationField): unknown => FIELDS[field](deviation) ?? null;

const isField = (name: string): name is DeviationField => Object.hasOwn(FIELDS, name);

const base = (project: ProjectOfDeviation, deviation: Deviation, now: Instant) => ({
  project,
  record: recordOf(deviation),
  id: isUnsent(deviation) ? null : deviation.deviation_id,
  point: null,
  title: deviation.title ?? '',
  at: isoInstant(now),
  photos: [],
});

/** [W-SITE-04] A new deviation with its photos. The client id is its key. */
export const creationOf = (
  project: ProjectOfDeviation,
  fields: Readonly<Record<string, unknown>> & { readonly title: string },
  photos: readonly NamedFile[],
  clientId: string,
  now: Instant,
): SiteChange => ({
  call: 'deviation.create',
  project,
  record: clientId,
  id: null,
  point: null,
  title: fields.title,
  at: isoInstant(now),
  body: { ...fields, client_id: clientId, registered_at: isoInstant(now) },
  photos,
});

/** [W-SITE-24] A change of some fields, with the values that the user saw. */
export function changeOf(
  project: ProjectOfDeviation,
  deviation: Deviation,
  fields: Omit<DeviationChange, 'was' | 'at'>,
  now: Instant,
): SiteChange {
  const seen = Object.keys(fields).filter(isField);
  const was = Object.fromEntries(seen.map((name) => [name, seenValue(deviation, name)]));
  return {
    ...base(project, deviation, now),
    call: 'deviation.change',
    body: { ...fields, at: isoInstant(now), was },
  };
}

/** A comment, with a client id of its own. */
export const commentOf = (
  project: ProjectOfDeviation,
  deviation: Deviation,
  text: string,
  clientId: string,
  now: Instant,
): SiteChange => ({
  ...base(project, deviation, now),
  call: 'deviation.comment',
  body: { client_id: clientId, text, at: isoInstant(now) },
});

/** The photos that are added to a deviation, each a request of its own. */
export const photosTo = (
  project: ProjectOfDeviation,
  deviation: Deviation,
  photos: readonly NamedFile[],
  now: Instant,
): readonly SiteChange[] =>
  photos.map((photo) => ({ ...base(project, deviation, now), call: 'deviation.photo', body: {}, photos: [photo] }));

/** [W-SITE-50] The pending changes of a project's deviations, for their list. */
export const deviationRecords = (projectId: string): SiteRecords<Deviation> => ({
  ...{ projectId, calls: ['deviation'], schema: Deviation, id: 'deviation_id' },
  withPhoto: (deviation, _, photo) => ({ ...deviation, photos: photosWith(deviation.photos, photo) }),
});
