// The lines of a project for their approver: by person and week, each with the outcome of the last approval.
import { groupBy } from '../../shared/collections.ts';
import { type Day, dayIn, mondayOf } from '../../shared/dates.ts';
import { compareNames } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { RecordAnswer, RecordsResult } from '../site-records/approval.ts';
import { inHundredths } from '../site-records/budget.ts';
import { hoursIn } from './clock-times.ts';
import { hoursByDay, warningOfDay } from './limits.ts';
import type { HoursApproval, HoursLine, HoursOutcome } from './model.ts';
import { fieldsOfLine, statusOf } from './rules.ts';
import { type HoursThing, thingsChanged } from './things.ts';

/** [W-SITE-45] The last approval with the outcome of each of its lines. */
export type ApprovalResult = RecordsResult<HoursLine, HoursApproval['status']>;
type LineAnswer = RecordAnswer<HoursLine>;

/** A line of the week. */
export interface ApprovalLine {
  readonly line: HoursLine;
  /** Whether it can be approved or returned. */
  readonly isOpen: boolean;
  /** Whether its person has more hours on its day than the law allows without overtime. */
  readonly isLong: boolean;
  /** The outcome of the last approval, as long as it says more than the status of the line. */
  readonly outcome: HoursOutcome['outcome'] | null;
  /** A changed line as the approver saw it, and the things that are others now; null for another line. */
  readonly change: { readonly seen: HoursLine; readonly things: readonly HoursThing[] } | null;
}

/** The lines of a person in a week. */
export interface PersonWeek {
  readonly key: string;
  readonly name: string;
  /** [W-SITE-19] The approver has no say about own lines. */
  readonly isOwn: boolean;
  readonly lines: readonly ApprovalLine[];
  readonly hours: number;
  readonly longDays: number;
  /** The ids of the lines that can be approved, and of those that are approved. */
  readonly openIds: readonly Id[];
  readonly approvedIds: readonly Id[];
}

/** Another week with lines to approve. */
export interface OpenWeek {
  readonly monday: Day;
  readonly count: number;
}

/** The approver: the page's user as a person; null while it is unknown. */
type Approver = Id | null;

const personOf = ({ person }: HoursLine): string => person?.person_id ?? person?.person_name ?? '';
const isOwn = (line: HoursLine, approver: Approver): boolean => approver !== null && personOf(line) === approver;
const isOpenFor = (line: HoursLine, approver: Approver): boolean =>
  approver !== null && statusOf(line) === 'REGISTERED' && !isOwn(line, approver);
const isIn = ({ date }: HoursLine, monday: Day): boolean => {
  const day = dayIn(date);
  return day !== null && mondayOf(day) === monday;
};

const byTime = (a: HoursLine, b: HoursLine): number => {
  const [one, other] = [a, b].map(({ date, from, hours_id: id }) => `${date} ${from ?? ''} ${id.padStart(12)}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

/**
 * [W-SITE-45] The persons of a week, the approver last. A line that is gone is shown as the approver saw it; one with an
 * outcome is shown in the week of the press, also on another day.
 */
export function weekToApprove(
  lines: readonly HoursLine[],
  monday: Day,
  approver: Approver,
  result: ApprovalResult | null,
): readonly PersonWeek[] {
  const gone = [...(result?.lines.values() ?? [])].filter(({ outcome }) => outcome === 'GONE').map(({ seen }) => seen);
  const all = [...lines, ...gone.filter(({ hours_id: id }) => lines.every((line) => line.hours_id !== id))];
  const isShown = (line: HoursLine): boolean => isIn(line, monday) || result?.lines.has(line.hours_id) === true;
  const ofWeek = all.filter(isShown).toSorted(byTime);
  const persons = groupBy(ofWeek, personOf);
  return [...persons]
    .map(([key, own]) => personWeek(key, own, { monday, approver, result }))
    .toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || compareNames(a.name, b.name));
}

interface ShownWeek {
  readonly monday: Day;
  readonly approver: Approver;
  readonly result: ApprovalResult | null;
}

function personWeek(key: string, lines: readonly HoursLine[], { monday, approver, result }: ShownWeek): PersonWeek {
  const answerTo = ({ hours_id: id }: HoursLine): LineAnswer | undefined => result?.lines.get(id);
  const there = lines.filter((line) => answerTo(line)?.outcome !== 'GONE' && isIn(line, monday));
  const byDay = hoursByDay(there);
  const longDays = [...byDay].filter(([day, hours]) => warningOfDay(day, hours) !== null).map(([day]) => day);
  const idsOf = (ofThese: readonly HoursLine[]): readonly Id[] => ofThese.map(({ hours_id: id }) => id);
  return {
    key,
    name: lines.find(({ person }) => person?.person_name)?.person?.person_name ?? '',
    isOwn: lines.some((line) => isOwn(line, approver)),
    lines: lines.map((line): ApprovalLine => {
      const answer = answerTo(line);
      const outcome = answer === undefined ? null : outcomeNow(line, answer, result?.status);
      const day = dayIn(line.date);
      return {
        line,
        isOpen: there.includes(line) && isOpenFor(line, approver),
        isLong: day !== null && longDays.includes(day),
        outcome,
        change: outcome === 'CHANGED' && answer !== undefined ? changeOf(answer.seen, line) : null,
      };
    }),
    hours: inHundredths(there.reduce((sum, line) => sum + hoursIn(line), 0)),
    longDays: longDays.length,
    openIds: idsOf(there.filter((line) => isOpenFor(line, approver))),
    approvedIds: idsOf(there.filter((line) => statusOf(line) === 'APPROVED' && !isOwn(line, approver))),
  };
}

const changeOf = (seen: HoursLine, line: HoursLine): ApprovalLine['change'] => ({
  seen,
  things: thingsChanged(fieldsOfLine(seen), fieldsOfLine(line)),
});

/** A later change of the line by another user makes the outcome old. */
function outcomeNow(
  line: HoursLine,
  { outcome }: LineAnswer,
  asked: HoursApproval['status'] | undefined,
): ApprovalLine['outcome'] {
  if (outcome === 'DONE') return statusOf(line) === asked ? outcome : null;
  if (outcome === 'CHANGED') return statusOf(line) === 'REGISTERED' ? outcome : null;
  return outcome;
}

/** The other weeks with lines that the approver can approve, in their order. */
export function openWeeks(lines: readonly HoursLine[], shown: Day, approver: Approver): readonly OpenWeek[] {
  const mondays = lines.flatMap((line) => {
    const day = isOpenFor(line, approver) ? dayIn(line.date) : null;
    return day === null ? [] : [mondayOf(day)];
  });
  return [...groupBy(mondays, (monday) => monday)]
    .filter(([monday]) => monday !== shown)
    .map(([monday, all]): OpenWeek => ({ monday, count: all.length }))
    .toSorted((a, b) => a.monday - b.monday);
}
