import { inOrder, type SortValues } from '../../data/order.ts';
import { KEYWORD, oneOf, orderBy, questionAddress } from '../../data/question-address.ts';
import type { Row } from '../../data/rows.ts';
import { addDays, type Day, osloDay, parseInstant, parseIsoDate, startOfOsloDay } from '../../shared/dates.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { CheckInCounts } from '../statistics/model.ts';
import { type CheckIn, type CheckInQuestion, SHOWS, type Shows } from './model.ts';

/** [W-CHECKIN-01] A person who has not left is on the site, even if the service does not say it. */
export function hasLeft({ checkedOut, checkoutTime }: CheckIn): boolean {
  const isKnown = checkedOut !== null && checkedOut !== undefined;
  return isKnown ? isOn(checkedOut) : Boolean(checkoutTime);
}

/** Whether the service found a check-in valid; a guest's is not judged. */
export type KindOfCheckIn = 'ok' | 'failed' | 'guest';

/** [W-CHECKIN-04] Whether the card was refused, however that was decided; a guest has none. */
export function isCardRefused({ guest, valid, errors }: CheckIn): boolean {
  if (isOn(guest)) return false;
  const isKnown = valid !== null && valid !== undefined;
  return isKnown ? !isOn(valid) : (errors ?? []).length > 0;
}

/** [W-CHECKIN-04] For a guest, the other fields do not count. [W-PLAN-10] Who was let in by a decision is not refused. */
export function kindOfCheckIn(checkIn: CheckIn): KindOfCheckIn {
  if (isOn(checkIn.guest)) return 'guest';
  return isCardRefused(checkIn) && !isOn(checkIn.decision?.let_in) ? 'failed' : 'ok';
}

/** Why a check-in failed, in the service's words. */
export const reasonsOf = ({ errors }: CheckIn): readonly string[] =>
  (errors ?? []).flatMap((error) => {
    const words = (typeof error === 'string' ? error : error?.message)?.trim();
    return words ? [words] : [];
  });

/** First and last name; '' if the service has neither. */
export const nameOfCheckIn = ({ firstName, lastName }: CheckIn): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** A check-in, with the state of a change that is not confirmed yet. */
export type CheckInRow = Row<CheckIn>;

/** Where the person of a check-in is: who was refused has not been let in, and is not on the site. */
export type CheckInStatus = 'onSite' | 'refused' | 'left';

/** [W-CHECKIN-01] On the site is who has been let in and has not left. */
export function statusOfCheckIn(checkIn: CheckIn): CheckInStatus {
  if (hasLeft(checkIn)) return 'left';
  return kindOfCheckIn(checkIn) === 'failed' ? 'refused' : 'onSite';
}

/** A person has left once the service has confirmed the check-out. */
export const statusOfRow = ({ item, state }: CheckInRow): CheckInStatus =>
  statusOfCheckIn(state === 'settled' ? item : { ...item, checkedOut: false });

/** The number of each kind; null if it is unknown. */
export type Counts = Readonly<Record<KindOfCheckIn, number | null>>;

/** The persons who have not left, from the loaded list: newer than the service's own counts. */
export function countsOf(rows: readonly CheckInRow[]): Readonly<Record<KindOfCheckIn, number>> {
  const kinds = rows.filter((row) => statusOfRow(row) !== 'left').map(({ item }) => kindOfCheckIn(item));
  const count = (kind: KindOfCheckIn): number => kinds.filter((one) => one === kind).length;
  return { ok: count('ok'), failed: count('failed'), guest: count('guest') };
}

/** How many were let in, the refused not among them; null if it is unknown. */
export function admittedCount({ ok, guest }: Counts): number | null {
  const known = [ok, guest].filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

/** The times that the service counts, by its own names and in the order of the page. */
export const SPANS = ['now', 'today', 'yesterday', 'last_thirty_days'] as const;
/** A time for which the service counts check-ins; `now` counts the persons who have not left. */
export type Span = (typeof SPANS)[number];
/** The counts above a list of check-ins, of all projects or of one. */
export type Figures = Readonly<Record<Span, Counts>>;

/** [W-CHECKIN-05] The service's own counts. */
export function figuresOf(counts: CheckInCounts | null): Figures {
  const of = (span: Span): Counts => {
    const { check_in_ok: ok, check_in_failed: failed, guest } = counts?.[span] ?? {};
    return { ok: ok ?? null, failed: failed ?? null, guest: guest ?? null };
  };
  return {
    now: of('now'),
    today: of('today'),
    yesterday: of('yesterday'),
    last_thirty_days: of('last_thirty_days'),
  };
}

/** A time of the service, in Oslo's time without a zone; null if it is invalid. */
export function timeOfCheckIn(text: string | null | undefined): number | null {
  const instant = parseInstant(text ?? '');
  if (instant !== null) return instant;
  const [, date = '', hours = '', minutes = ''] = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::|$)/.exec(text ?? '') ?? [];
  const day = parseIsoDate(date);
  return day === null ? null : startOfOsloDay(day) + (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The day of a time if it is not today, so that a check-in of yesterday does not look like one of this morning. */
export function otherDay(instant: number, today: Day): Day | null {
  const day = osloDay(instant);
  return day === today ? null : day;
}

const ORDERS: SortValues<CheckInRow> = {
  name: ({ item }) => nameOfCheckIn(item) || null,
  company: ({ item }) => item.companyName || null,
  in: ({ item }) => timeOfCheckIn(item.checkinTime),
  out: ({ item }) => timeOfCheckIn(item.checkoutTime),
};

/** The question in the address. */
export const CHECK_IN_ADDRESS = questionAddress<CheckInQuestion>({
  text: KEYWORD,
  show: oneOf<Shows>('', SHOWS),
  sort: orderBy(Object.keys(ORDERS)),
});

const isShown = (row: CheckInRow, show: CheckInQuestion['show']): boolean => {
  const status = statusOfRow(row);
  switch (show) {
    case '':
      return status === 'onSite';
    case 'failed':
      return status === 'refused';
    case 'guests':
      return status === 'onSite' && kindOfCheckIn(row.item) === 'guest';
    case 'left':
      return status === 'left';
    case 'all':
      return true;
  }
};

/** [W-CHECKIN-01] The matching check-ins: those on the site first, then the refused, then those who have left. */
export function checkInsFor(rows: readonly CheckInRow[], { text, show, sort }: CheckInQuestion): readonly CheckInRow[] {
  const isFound = searchFor(text);
  const found = rows.filter((row) => isShown(row, show) && isFound(nameOfCheckIn(row.item), row.item.companyName));
  const part = (status: CheckInStatus, standard: string): readonly CheckInRow[] =>
    inOrder(
      found.filter((row) => statusOfRow(row) === status),
      sort || standard,
      ORDERS,
    );
  return [...part('onSite', 'in'), ...part('refused', 'in'), ...part('left', '-out')];
}

/** The highest age that is accepted (days). */
const OLDEST = 120 * 366;

export function isBirthday(text: string, now: number): boolean {
  const day = parseIsoDate(text);
  const today = osloDay(now);
  return day !== null && day <= today && day >= addDays(today, -OLDEST);
}
