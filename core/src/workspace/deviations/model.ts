import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, namedPerson, nullIfUnreadable, numberOrText, partsOf, text } from '../../shared/wire-values.ts';
import { RecordPhoto } from '../site-work/model.ts';

const Words = () => z.catch(text(), null);

/** [W-SITE-15] One line of the log. `from` and `to` are in words; `field` names a changed text. */
export const DeviationLogLine = z.looseObject({
  at: Words(),
  by: namedPerson(),
  what: Words(),
  field: Words(),
  from: Words(),
  to: Words(),
  text: Words(),
});
export interface DeviationLogLine extends Readonly<z.infer<typeof DeviationLogLine>> {}

/**
 * [W-PROJECTS-56] [W-SITE-04] A fault or breach at a site, from the report to the end. All fields are ours, and those after
 * `description` may be missing; a list of deviations has no `log`.
 */
export const Deviation = z.looseObject({
  deviation_id: Id,
  title: Words(),
  status: nullIfUnreadable(numberOrText()),
  status_name: Words(),
  date: Words(),
  deadline: Words(),
  /** Only the service knows which statuses close a deviation. */
  closed_date: Words(),
  responsible: namedPerson(),
  place: Words(),
  description: Words(),
  /** For people; the service gives it. */
  number: nullIfUnreadable(numberOrText()),
  client_id: Words(),
  kind: nullIfUnreadable(Id),
  /** 1 is low, 2 medium, 3 high. */
  severity: nullIfUnreadable(z.number()),
  registered_by: namedPerson(),
  /** The press. */
  registered_at: Words(),
  /** The arrival at the service. */
  received_at: Words(),
  checklist_id: nullIfUnreadable(Id),
  checkpoint_id: nullIfUnreadable(Id),
  /** How it was put right. */
  measure: Words(),
  photos: partsOf(z.nullable(RecordPhoto), null),
  log: partsOf(z.nullable(DeviationLogLine), null),
});
export interface Deviation extends Readonly<z.infer<typeof Deviation>> {}

/** A status, with the statuses that may follow it. */
export const DeviationStatus = z.looseObject({
  status: Id,
  name: Words(),
  closes: z.catch(z.boolean(), false),
  next: z.catch(z.readonly(z.array(Id)), []),
});
export interface DeviationStatus extends Readonly<z.infer<typeof DeviationStatus>> {}

/** A kind of deviation. An event is something that has happened, or nearly. */
export const DeviationKind = z.looseObject({
  kind: Id,
  name: Words(),
  is_event: z.catch(z.boolean(), false),
  /** [W-SITE-58] People may be hurt: those in `notice` must be told. */
  is_accident: z.catch(z.nullish(z.boolean()), null),
});
export interface DeviationKind extends Readonly<z.infer<typeof DeviationKind>> {}

const Notice = z.looseObject({ name: Words(), telephone: Words() });

/** [W-SITE-05] The statuses and kinds of the service, and the telephones for an accident. */
export const DeviationSetup = z.looseObject({
  statuses: partsOf(z.nullable(DeviationStatus), null),
  kinds: partsOf(z.nullable(DeviationKind), null),
  notice: partsOf(z.nullable(Notice), null),
});
export interface DeviationSetup extends Readonly<z.infer<typeof DeviationSetup>> {}

const FIELDS = {
  title: z.optional(z.string()),
  kind: id(),
  severity: z.nullish(z.number()),
  place: text(),
  description: text(),
  deadline: text(),
  responsible_id: id(),
};

/** The body of a new deviation. */
export const NewDeviation = z.object({
  ...FIELDS,
  client_id: z.string(),
  registered_at: z.string(),
  title: z.string(),
  checklist_id: id(),
  checkpoint_id: id(),
});
export type NewDeviation = Readonly<z.infer<typeof NewDeviation>>;

const CHANGED = { ...FIELDS, status: z.optional(Id), measure: text() };

/** [W-SITE-24] The body of a change, with the values that the user saw. */
export const DeviationChange = z.object({
  ...CHANGED,
  /** Of leaving a status that closes. */
  reason: text(),
  /** The press. */
  at: z.optional(z.string()),
  was: z.optional(z.object({ ...CHANGED, status: id() })),
});
export type DeviationChange = Readonly<z.infer<typeof DeviationChange>>;

/** [W-PROJECTS-56] The deviations of a project; not every service has them. */
export interface DeviationsPort {
  deviations(projectId: string): Reply<readonly Deviation[]>;
  /** [W-SITE-05] */
  setup(): Reply<DeviationSetup>;
  /** One deviation with its photos and log. */
  deviation(projectId: string, deviationId: string): Reply<Deviation>;
}
