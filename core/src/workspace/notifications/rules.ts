import { type Day, osloDay, parseInstant } from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Notification } from './model.ts';

/** [W-NOTIFICATIONS-02] The colours by the service's numbers; `colorOf` also takes a missing or unknown number. */
export const IMPORTANCE = { 1: 'red', 2: 'green', 3: 'yellow' } as const;
/** The colour of a notification; 'neutral' if its importance is missing or unknown. */
export type ImportanceColor = (typeof IMPORTANCE)[keyof typeof IMPORTANCE] | 'neutral';

/** An unknown importance has no colour. */
export function colorOf(importance: number | null | undefined): ImportanceColor {
  return importance === 1 || importance === 2 || importance === 3 ? IMPORTANCE[importance] : 'neutral';
}

/** The acts of users that have a look of their own, by the last word of their name. */
export const ACTS = [
  'approved',
  'assigned',
  'completed',
  'moved',
  'planned',
  'remaining',
  'returned',
  'started',
] as const;
export type NotificationAct = (typeof ACTS)[number];

/** [W-PLAN-11] The act that a notification tells of; null for one that is unknown, or for none. */
export const actOf = ({ act }: Notification): NotificationAct | null =>
  ACTS.find((one) => act?.split('.').at(-1) === one) ?? null;

/** Whether the user has not seen it yet; false if the service does not say it. */
export const isNew = ({ seen }: Notification): boolean => seen !== null && seen !== undefined && !isOn(seen);

/** The parts of the list that the page offers. */
export const NOTIFICATION_PARTS = ['all', 'new', 'important'] as const;
export type NotificationPart = (typeof NOTIFICATION_PARTS)[number];

/** Whether a notification belongs to a part of the list; red ones are important. */
export function isOfPart(notification: Notification, part: NotificationPart): boolean {
  if (part === 'new') return isNew(notification);
  return part === 'all' || colorOf(notification.importance) === 'red';
}

/** Newest first; those without a readable time last. */
export const newestFirst = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.toSorted((a, b) => instantOf(b) - instantOf(a));

/** Its time (milliseconds); 0 if it is unknown. */
export const instantOf = ({ time }: Notification): number => parseInstant(time ?? '') ?? 0;

/** The notifications of one day in Oslo, under one heading. */
export interface NotificationDay {
  /** Null without a time. */
  readonly day: Day | null;
  readonly items: readonly Notification[];
}

/** One group for each day. */
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
