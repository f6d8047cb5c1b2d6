import { parseInstant } from '../../shared/dates.ts';
import type { Notification } from './model.ts';

/** [W-NOTIFICATIONS-02] */
export const IMPORTANCE = { 1: 'red', 2: 'green', 3: 'yellow' } as const;
export type ImportanceColor = (typeof IMPORTANCE)[keyof typeof IMPORTANCE] | 'neutral';

/** An importance that is not in the table looks like none. */
export function colorOf(importance: number | null | undefined): ImportanceColor {
  return importance === 1 || importance === 2 || importance === 3 ? IMPORTANCE[importance] : 'neutral';
}

/** The newest first. What has no time that can be read comes last, in the order it had. */
export const newestFirst = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.toSorted((a, b) => instantOf(b) - instantOf(a));

/** When it was (milliseconds), or long ago where nothing says so. */
export const instantOf = ({ time }: Notification): number => parseInstant(time ?? '') ?? 0;
