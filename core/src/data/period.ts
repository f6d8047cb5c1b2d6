// The period that a page shows, as written in its address and in two fields.
import { addDays, type Day, firstOfMonth, isoDate, mondayOf, parseIsoDate } from '../shared/dates.ts';
import { type QuestionAddress, questionAddress, WORD } from './question-address.ts';

/** Both days are included. YYYY-MM-DD; '' for an open end. */
export interface PeriodQuestion {
  readonly from: string;
  readonly to: string;
}

/** A period with both ends open, which a page shows when its address names none. */
export const EVERY_DAY: PeriodQuestion = { from: '', to: '' };

/** The problem under each field: a text that is no day, or an end before the beginning. */
export interface PeriodProblems {
  readonly from: 'noDay' | null;
  readonly to: 'noDay' | 'reversed' | null;
}

/** An open end is no problem. */
export function periodProblems({ from, to }: PeriodQuestion): PeriodProblems {
  const isNoDay = (text: string): boolean => text !== '' && parseIsoDate(text) === null;
  const isReversed = parseIsoDate(from) !== null && to !== '' && to < from;
  return { from: isNoDay(from) ? 'noDay' : null, to: isNoDay(to) ? 'noDay' : isReversed ? 'reversed' : null };
}

/** Whether both fields may be used; a page shows a typed period only then. */
export const isPeriod = (period: PeriodQuestion): boolean => {
  const { from, to } = periodProblems(period);
  return from === null && to === null;
};

const ENDS = questionAddress<PeriodQuestion>({ from: WORD, to: WORD });

/** The parameters `from` and `to`; a page joins them with its own by `joinAddresses`. */
export const PERIOD_ADDRESS: QuestionAddress<PeriodQuestion> = {
  ...ENDS,
  read(words) {
    const period = ENDS.read(words);
    // If one end cannot be read, both are ignored: half of the period would show something else than was asked for.
    return isPeriod(period) ? period : EVERY_DAY;
  },
};

/** The number of days; null for an open or invalid period. */
export function lengthOf(period: PeriodQuestion): number | null {
  const [from, to] = [parseIsoDate(period.from), parseIsoDate(period.to)];
  return from === null || to === null || !isPeriod(period) ? null : to - from + 1;
}

/** The periods with a button of their own. */
export const PRESETS = ['week', 'sevenDays', 'month', 'lastMonth', 'thirtyDays', 'every'] as const;
/** The names of the buttons. All end today but `lastMonth`, which is a whole month, and `every`, which is open. */
export type Preset = (typeof PRESETS)[number];

const between = (from: Day, to: Day): PeriodQuestion => ({ from: isoDate(from), to: isoDate(to) });

/** `week` and `month` begin on their first day and end today. */
export function daysOfPreset(preset: Preset, today: Day): PeriodQuestion {
  const first = firstOfMonth(today);
  const before = addDays(first, -1);
  const periods: Readonly<Record<Preset, PeriodQuestion>> = {
    week: between(mondayOf(today), today),
    sevenDays: between(addDays(today, -6), today),
    month: between(first, today),
    lastMonth: between(firstOfMonth(before), before),
    thirtyDays: between(addDays(today, -29), today),
    every: EVERY_DAY,
  };
  return periods[preset];
}

/** The preset with these days; null if there is none. */
export const presetOf = ({ from, to }: PeriodQuestion, today: Day): Preset | null =>
  PRESETS.find((preset) => {
    const days = daysOfPreset(preset, today);
    return days.from === from && days.to === to;
  }) ?? null;
