import * as z from 'zod/mini';
import { formBy } from '../../data/field-kinds.ts';
import type { Problems } from '../../data/form.ts';
import { parseIsoDate } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import { Id } from '../../shared/wire-values.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import type { SplitArticles } from '../articles/rules.ts';
import { type ArticleSelection, extrasToSend, problemsOfSelection } from '../articles/selection.ts';
import { LONGEST, requiredText } from '../site-work/text-rules.ts';
import { hoursBetween } from './clock-times.ts';
import type { HoursFields, HoursLine } from './model.ts';
import { fieldsOfLine, type OpenDays, problemsOfHours } from './rules.ts';

/** The project of a line, as a person reads it. */
export const HoursProject = z.object({ id: Id, title: z.string() });
export interface HoursProject extends Readonly<z.infer<typeof HoursProject>> {}

/** The input of the form of a line. */
export interface HoursDraft extends ArticleSelection {
  readonly project: HoursProject | null;
  /** YYYY-MM-DD, or ''. */
  readonly date: string;
  /** Whether the hours follow from two times. */
  readonly isTimed: boolean;
  readonly hours: string;
  readonly start: string;
  readonly end: string;
  readonly pause: string;
  readonly phase: string;
  readonly comment: string;
}

const written = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

/** The draft of a line. */
export const draftOf = (fields: HoursFields, project: HoursProject | null): HoursDraft => ({
  project,
  date: fields.date,
  main: fields.art_id || null,
  extras: fields.extras ?? [],
  isTimed: Boolean(fields.from && fields.to),
  hours: written(fields.hours || null),
  start: fields.from ?? '',
  end: fields.to ?? '',
  pause: written(fields.pause),
  phase: fields.phase_id ?? '',
  comment: fields.comment ?? '',
});

/** The project of a line; null for a line that names none. */
export const projectOfLine = ({ project_id: id, project_name: title }: HoursLine): HoursProject | null =>
  id ? { id, title: title ?? '' } : null;

const pauseIn = (text: string): number | null => (text.trim() === '' ? null : (numberIn(text) ?? Number.NaN));

/** [W-SITE-42] The hours of the draft: those that are typed, or those between the times; null if they cannot be read. */
export function hoursOfDraft({ date, isTimed, hours, start, end, pause }: HoursDraft): number | null {
  if (!isTimed) return numberIn(hours);
  const day = parseIsoDate(date);
  return day === null || !start || !end ? null : hoursBetween(day, start, end, pauseIn(pause) ?? 0);
}

/** The fields to send. */
export const fieldsOfDraft = (draft: HoursDraft): HoursFields => ({
  date: draft.date,
  art_id: draft.main ?? '',
  hours: hoursOfDraft(draft) ?? 0,
  from: draft.isTimed ? draft.start || null : null,
  to: draft.isTimed ? draft.end || null : null,
  pause: draft.isTimed ? pauseIn(draft.pause) : null,
  extras: extrasToSend(draft.extras),
  phase_id: draft.phase || null,
  comment: draft.comment.trim() || null,
});

/** The open days of the draft's project, and whether the user may register hours there. */
interface HoursPlace extends OpenDays {
  readonly mayRegister: boolean;
}

/** [W-SITE-41] The problems of a draft; `known` are the articles, as far as they are loaded. */
export function problemsOfDraft(
  draft: HoursDraft,
  known: SplitArticles | null,
  { mayRegister, ...open }: HoursPlace,
): Problems<HoursDraft> {
  const { date, hours, from, to, pause, comment } = problemsOfHours(fieldsOfDraft(draft), open);
  const noTimes = draft.isTimed && draft.start === '' && draft.end === '';
  return {
    ...(!mayRegister && { project: { key: 'hours.noRight', params: {} } }),
    ...(draft.project === null && { project: { key: 'hours.noProject', params: {} } }),
    ...problemsOfSelection(draft, known),
    ...(date && { date }),
    ...(hours && !draft.isTimed && { hours }),
    ...((from || noTimes) && { start: from ?? { key: 'hours.noEnd', params: {} } }),
    ...(to && { end: to }),
    ...(pause && { pause }),
    ...(comment && { comment }),
  };
}

/** [W-SITE-19] The text of a return. */
export const RETURN_FORM = formBy({
  text: requiredText(LONGEST.text, { key: 'hours.needsReason', params: {} } satisfies HoursMessage),
});

/** A change of a line: the new values, and the value of each as the user saw it. */
export interface FieldChange {
  readonly body: Partial<HoursFields>;
  readonly was: Partial<HoursFields>;
}

/** [W-SITE-24] Only the fields that differ. */
export function changeBetween(before: HoursFields, after: HoursFields): FieldChange {
  const differs = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name));
  const body = Object.fromEntries(Object.entries(after).filter(differs));
  return { body, was: Object.fromEntries(Object.entries(before).filter(([name]) => name in body)) };
}

/** The last line of the last day. */
export const latestLine = (lines: readonly HoursLine[]): HoursLine | null =>
  lines.reduce<HoursLine | null>((last, line) => ((line.date ?? '') >= (last?.date ?? '') ? line : last), null);

/** [W-SITE-41] The last line of a project, as a draft for a day: the usual day is saved by one press. */
export function usualDraft(lines: readonly HoursLine[], project: HoursProject | null, date: string): HoursDraft {
  const last = latestLine(lines.filter(({ project_id: id }) => project !== null && id === project.id));
  return draftOf({ ...fieldsOfLine(last), date, comment: null }, project);
}

const StoredDraft = z.partial(
  z.object({
    project: z.nullable(HoursProject),
    date: z.string(),
    main: z.nullable(z.string()),
    extras: z.array(z.object({ article_id: z.string(), count: z.nullable(z.number()) })),
    isTimed: z.boolean(),
    hours: z.string(),
    start: z.string(),
    end: z.string(),
    pause: z.string(),
    phase: z.string(),
    comment: z.string(),
  }),
);

/** [W-SITE-63] The readable part of a stored draft. */
export function readHoursDraft(stored: unknown): Partial<HoursDraft> {
  const fields = Object.entries(StoredDraft.safeParse(stored).data ?? {});
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
