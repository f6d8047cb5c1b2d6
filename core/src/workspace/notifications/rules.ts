import { type Day, osloDay, parseInstant } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Notification } from './model.ts';

/** [W-NOTIFICATIONS-02] */
export const IMPORTANCE = { 1: 'red', 2: 'green', 3: 'yellow' } as const;
export type ImportanceColor = (typeof IMPORTANCE)[keyof typeof IMPORTANCE] | 'neutral';

/** An importance that is not in the table looks like none. */
export function colorOf(importance: number | null | undefined): ImportanceColor {
  return importance === 1 || importance === 2 || importance === 3 ? IMPORTANCE[importance] : 'neutral';
}

/** Whether the user has not seen it yet. A service that does not say so has nothing that could be marked. */
export const isNew = ({ seen }: Notification): boolean => seen !== null && seen !== undefined && !isOn(seen);

/** The newest first. What has no time that can be read comes last, in the order it had. */
export const newestFirst = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.toSorted((a, b) => instantOf(b) - instantOf(a));

/** When it was (milliseconds), or long ago where nothing says so. */
export const instantOf = ({ time }: Notification): number => parseInstant(time ?? '') ?? 0;

export interface NotificationDay {
  /** Null for those without a time. */
  readonly day: Day | null;
  readonly items: readonly Notification[];
}

/** One group for each day, in the order in which they come. */
export function byDay(notifications: readonly Notification[]): readonly NotificationDay[] {
  const days = new Map<Day | null, Notification[]>();
  for (const item of notifications) {
    const at = instantOf(item);
    const day = at > 0 ? osloDay(at) : null;
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
