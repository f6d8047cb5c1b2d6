// The days that a page is asked about, as they stand in its address and in two fields.
import { addDays, type Day, firstOfMonth, isoDate, mondayOf, parseIsoDate } from '../shared/dates.ts';
import { type QuestionAddress, questionAddress, WORD } from './question-address.ts';

/** Both ends belong to it. YYYY-MM-DD; '' where it is open. */
export interface PeriodQuestion {
  readonly from: string;
  readonly to: string;
}

export const EVERY_DAY: PeriodQuestion = { from: '', to: '' };

/** What is wrong with each of its ends. */
export interface PeriodProblems {
  readonly from: 'noDay' | null;
  readonly to: 'noDay' | 'reversed' | null;
}

export function problemsOf({ from, to }: PeriodQuestion): PeriodProblems {
  const isNoDay = (text: string): boolean => text !== '' && parseIsoDate(text) === null;
  const isReversed = parseIsoDate(from) !== null && to !== '' && to < from;
  return { from: isNoDay(from) ? 'noDay' : null, to: isNoDay(to) ? 'noDay' : isReversed ? 'reversed' : null };
}

export const isPeriod = (period: PeriodQuestion): boolean => {
  const { from, to } = problemsOf(period);
  return from === null && to === null;
};

const ENDS = questionAddress<PeriodQuestion>({ from: WORD, to: WORD });

export const PERIOD_ADDRESS: QuestionAddress<PeriodQuestion> = {
  ...ENDS,
  read(words) {
    const period = ENDS.read(words);
    // Half of a period that is not understood would be another one than was meant, so all of it is refused then.
    return isPeriod(period) ? period : EVERY_DAY;
  },
};

/** How many days it has; null for one that is open, or none. */
export function lengthOf(period: PeriodQuestion): number | null {
  const [from, to] = [parseIsoDate(period.from), parseIsoDate(period.to)];
  return from === null || to === null || !isPeriod(period) ? null : to - from + 1;
}

/** The periods that are one press away. */
export const PRESETS = ['week', 'sevenDays', 'month', 'lastMonth', 'thirtyDays', 'every'] as const;
export type Preset = (typeof PRESETS)[number];

const between = (from: Day, to: Day): PeriodQuestion => ({ from: isoDate(from), to: isoDate(to) });

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

/** The preset that has these days; null where none has. */
export const presetOf = ({ from, to }: PeriodQuestion, today: Day): Preset | null =>
  PRESETS.find((preset) => {
    const days = daysOfPreset(preset, today);
    return days.from === from && days.to === to;
  }) ?? null;
