import type { Problems } from '../../data/form.ts';
import { addDays, type Day, dayMonth, parseIsoDate } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import { COUNT } from '../articles/selection.ts';
import type { Flag, ProjectView } from '../projects/model.ts';
import { rightsIn } from '../projects/rights.ts';
import { inHundredths } from '../site-records/budget.ts';
import type { ApprovalOutcome } from '../site-records/model.ts';
import type { Listing } from '../site-records/rules.ts';
import { LONGEST, problemOfText } from '../site-work/text-rules.ts';
import { hoursBetween, hoursIn } from './clock-times.ts';
import type { HoursFields, HoursLine, HoursStatus } from './model.ts';
import { type SeenFields, thingsChanged } from './things.ts';

/** The article of a line of hours: its id, else its name. */
export const articleOf = ({ art_id: id, name }: HoursLine): string => id ?? name ?? '';

/** The filter, by article, and the columns of the page of hours. */
export const HOURS_LISTING: Listing<HoursLine> = {
  isOf: (line, only) => articleOf(line) === only,
  sortedBy: {
    date: ({ date }) => date || null,
    person: ({ person }) => person?.person_name || null,
    article: ({ name }) => name || null,
    hours: ({ hours }) => numberIn(hours),
    phase: ({ phase_name: name }) => name || null,
  },
};

const MOST_HOURS = 24;
const MOST_PAUSE = 720;
/** [W-SITE-44] Days ahead. */
const DAYS_AHEAD = 7;

/** [W-SITE-42] Quarters, more than 0 and at most a day. */
export const isInQuarters = (hours: number): boolean => hours > 0 && hours <= MOST_HOURS && Number.isInteger(hours * 4);

/** The days on which hours can be written: from so many days before today, or from any day where the service names none. */
export interface OpenDays {
  readonly today: Day;
  readonly back: number | null;
}

function problemOfDay(date: string, open: OpenDays): HoursMessage | null {
  const day = parseIsoDate(date);
  if (day === null) return { key: 'hours.noDay', params: {} };
  const last = addDays(open.today, DAYS_AHEAD);
  const first = open.back === null ? null : addDays(open.today, -open.back);
  if (day <= last && (first === null || day >= first)) return null;
  return first === null
    ? { key: 'hours.futureDay', params: { last: dayMonth(last) } }
    : { key: 'hours.closedDay', params: { first: dayMonth(first), last: dayMonth(last) } };
}

const NO_SUCH_TIME: HoursMessage = { key: 'hours.noSuchTime', params: {} };
const NO_END: HoursMessage = { key: 'hours.noEnd', params: {} };

const isPause = (pause: number): boolean => Number.isInteger(pause) && pause >= 0 && pause <= MOST_PAUSE;

/** [W-SITE-42] Both times or none, each on the clock, and together the hours of the line. */
function problemsOfTimes({ date, from, to, pause, hours }: HoursFields): Problems<HoursFields, HoursMessage> {
  if (!from && !to) return isInQuarters(hours) ? {} : { hours: { key: 'hours.notQuarters', params: {} } };
  if (!from) return { from: NO_END };
  if (!to) return { to: NO_END };
  const day = parseIsoDate(date);
  if (day === null || !isPause(pause ?? 0)) return {};
  if (hoursBetween(day, from, from, 0) === null) return { from: NO_SUCH_TIME };
  const between = hoursBetween(day, from, to, pause ?? 0);
  if (between === null) return { to: NO_SUCH_TIME };
  if (between <= 0) return { pause: { key: 'hours.longPause', params: {} } };
  const words = String(inHundredths(between)).replace('.', ',');
  const notBetween: HoursMessage = { key: 'hours.notBetween', params: { hours: words } };
  if (!isInQuarters(between)) return { to: notBetween };
  return hours === between ? {} : { hours: notBetween };
}

/** Whether the hours of a line can be added up. */
export const hasHours = (fields: HoursFields): boolean =>
  isPause(fields.pause ?? 0) && Object.keys(problemsOfTimes(fields)).length === 0;

/** The fields of a line as a user writes them; of none, those of an empty line. */
export const fieldsOfLine = (line: HoursLine | null): HoursFields => ({
  date: line?.date ?? '',
  art_id: line?.art_id ?? '',
  hours: line === null ? 0 : hoursIn(line),
  from: line?.from || null,
  to: line?.to || null,
  pause: numberIn(line?.pause),
  extras: (line?.extras ?? []).filter((extra) => extra !== null),
  phase_id: line?.phase_id ?? null,
  comment: line?.comment || null,
});

/** [W-SITE-42] [W-SITE-44] [W-SITE-60] [W-SITE-61] The problems of a line, by field; form and service ask the same. */
export function problemsOfHours(fields: HoursFields, open: OpenDays): Problems<HoursFields> {
  const day = problemOfDay(fields.date, open);
  const comment = problemOfText(fields.comment ?? '', LONGEST.text);
  const isCount = ({ count }: { readonly count: number }): boolean =>
    Number.isInteger(count) && count >= COUNT.least && count <= COUNT.most;
  return {
    ...(day && { date: day }),
    ...problemsOfTimes(fields),
    ...(!isPause(fields.pause ?? 0) && { pause: { key: 'hours.noPause', params: {} } }),
    ...(comment && { comment }),
    ...(!(fields.extras ?? []).every(isCount) && { extras: { key: 'articles.count', params: {} } }),
  };
}

/** [W-SITE-11] Whether a user who may change things registers hours at a project. Until it is known, the service decides. */
export const mayRegister = (project: Pick<ProjectView, Flag | 'rights'> | null): boolean =>
  project === null ||
  rightsIn(project, true).some((right) => right === 'register_hours' || right === 'hours_for_others');

/** A line without a status is registered. */
export const statusOf = ({ status }: Pick<HoursLine, 'status'>): string => status || 'REGISTERED';

/** [W-SITE-19] An approved line can be neither changed nor removed. */
export const isLocked = ({ status }: Pick<HoursLine, 'status'>): boolean => status === 'APPROVED';

const AFTER: Readonly<Record<string, readonly HoursStatus[]>> = {
  REGISTERED: ['APPROVED', 'RETURNED'],
  // Its owner saves a returned line, which registers it again.
  RETURNED: [],
  APPROVED: ['REGISTERED'],
};

/** An approval of one line: its next status, and the line as the approver saw it; null where it is not told. */
export interface ApprovalOfLine {
  readonly status: HoursStatus;
  readonly seen: SeenFields | null;
  /** The approver as a person. */
  readonly personId: Id;
}

/** [W-SITE-19] [W-SITE-45] The end of an approval for a line; null for a line that is gone. Own lines are never approved. */
export function outcomeOf(line: HoursLine | null, { status, seen, personId }: ApprovalOfLine): ApprovalOutcome {
  if (line === null) return 'GONE';
  if (line.person?.person_id === personId) return 'OWN';
  const now = statusOf(line);
  if (now === status) return 'DONE';
  if (!AFTER[now]?.includes(status)) return 'LOCKED';
  return thingsChanged(seen ?? {}, fieldsOfLine(line)).length === 0 ? 'DONE' : 'CHANGED';
}
