import { oneOf, questionAddress, WORD } from '../../data/question-address.ts';
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
function isOfPart(notification: Notification, part: NotificationPart): boolean {
  if (part === 'new') return isNew(notification);
  return part === 'all' || colorOf(notification.importance) === 'red';
}

/** The kinds that have a place among the choices, in that order; hours and expenses share one. */
const NOTIFICATION_KINDS = ['task', 'deadline', 'costs', 'phase', 'deviation'] as const;
const COSTS: readonly string[] = ['hours', 'expense'];

/** The kind of a notification by its category, which may be a word of the service; '' without one. */
const kindOf = ({ category }: Notification): string =>
  category && COSTS.includes(category) ? 'costs' : (category ?? '');

/** A part of the list, and one kind of it; '' for every kind. */
export interface NotificationsQuestion {
  readonly part: NotificationPart;
  readonly kind: string;
}

/** The question in the address. */
export const NOTIFICATIONS_ADDRESS = questionAddress<NotificationsQuestion>({
  part: oneOf<NotificationPart>('all', NOTIFICATION_PARTS),
  kind: WORD,
});

/** How many of a part are of one kind; '' for every kind. */
export interface NotificationCount {
  readonly kind: string;
  readonly count: number;
}

/** The notifications that a question asks for, with the number of each kind that its part has. */
export function answerTo({ part, kind }: NotificationsQuestion, notifications: readonly Notification[]) {
  const ofPart = notifications.filter((one) => isOfPart(one, part));
  const known: readonly string[] = NOTIFICATION_KINDS;
  const others = [...new Set([...notifications.map(kindOf), kind])]
    .filter((one) => one !== '' && !known.includes(one))
    .sort();
  const counts: readonly NotificationCount[] = ['', ...known, ...others]
    .map((one) => ({ kind: one, count: ofPart.filter((item) => one === '' || kindOf(item) === one).length }))
    .filter(({ kind: one, count }) => count > 0 || one === '' || one === kind);
  return { shown: ofPart.filter((item) => kind === '' || kindOf(item) === kind), counts };
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
