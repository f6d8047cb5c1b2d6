// What a member's agreements say on the screen.

import { dayMonthYear } from '../../shared/calendar.ts';
import { type Day, osloDay, parseIsoDate } from '../../shared/dates.ts';
import { kroner } from '../../shared/money.ts';
import type { ProfileMessage } from './messages.ts';
import type { Agreement, AgreementLine, Profile } from './model.ts';
import { isSponsored, isYes, wordsIn } from './reading.ts';
import { awaitedBy, type MayLeaveFor, type WaitingAgreement } from './waiting.ts';

/** What the profile says in the place of agreements: nothing while there are some. */
export type AgreementNotice = 'sponsored' | WaitingAgreement['kind'] | 'inactive' | 'previous' | 'none';

/** [P-PROFILE-10] */
export const activeAgreements = ({ avtaler }: Profile): readonly Agreement[] =>
  (avtaler ?? []).filter(({ status }) => status === true);

/**
 * [P-PROFILE-03] [P-PROFILE-04] A member for whom another person pays cannot start an agreement; other members are shown the
 * way.
 */
export function agreementNotice(profile: Profile, today: Day): AgreementNotice | null {
  if (activeAgreements(profile).length > 0) return null;
  if (isSponsored(profile)) return 'sponsored';
  const agreements = profile.avtaler ?? [];
  const waiting = (['signed', 'unpaid', 'unsigned'] as const).find((kind) =>
    agreements.some((agreement) => awaitedBy(agreement) === kind),
  );
  if (waiting !== undefined) return waiting;
  if (agreements.length === 0) return 'none';
  return agreements.every((agreement) => hasEnded(agreement, today)) ? 'previous' : 'inactive';
}

/** An agreement that is not active may be new: it has ended only if its last day is known and past. */
function hasEnded({ valid_to: end }: Agreement, today: Day): boolean {
  const last = typeof end === 'string' ? parseIsoDate(end.slice(0, 10)) : null;
  return last !== null && last < today;
}

/** [P-PROFILE-12] [P-PROFILE-13] [P-PROFILE-14] How long an agreement binds, on a day; its last day still does. */
export function bindingPeriod(endsAt: number | null | undefined, today: Day): ProfileMessage {
  if (endsAt === null || endsAt === undefined || endsAt === 0) return { key: 'profile.bindingNone', params: {} };
  const last = osloDay(endsAt * 1000);
  if (last < today) return { key: 'profile.bindingExpired', params: {} };
  return { key: 'profile.bindingUntil', params: { date: dayMonthYear(last) } };
}

/** How an agreement is paid: by direct debit, not so, or not yet and here is where that is set up. */
export type DirectDebit =
  | { readonly status: 'active' }
  | { readonly status: 'inactive' }
  | { readonly status: 'possible'; readonly address: string };

/** An address that the page must not lead to counts as no address. */
export function directDebitOf(
  { bbs_status: status, nets_url: address }: Agreement,
  mayLeaveFor: MayLeaveFor,
): DirectDebit {
  if (isYes(status)) return { status: 'active' };
  return address && mayLeaveFor(address) ? { status: 'possible', address } : { status: 'inactive' };
}

/** The kroner in an amount; null for one that is no number, or more money than there is. */
export function amountIn(amount: number | string | null | undefined): number | null {
  const value = typeof amount === 'string' ? readAmount(amount) : (amount ?? Number.NaN);
  return Math.abs(value) < 1e12 ? value : null;
}

/** [P-PROFILE-11] Prices on the profile have a dot before the øre. */
export const profilePrice = (amount: number): string => kroner(amount, '.');

/** One line of an agreement as it is shown. */
export interface AgreementLineView {
  readonly title: string | null;
  /** Null where the service gives none that can be read. */
  readonly price: string | null;
}

/** One agreement as it is shown. Its words are the service's own. */
export interface AgreementView {
  /** Different for each agreement, also if the service gives the same id twice. */
  readonly key: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly text: string | null;
  readonly lines: readonly AgreementLineView[];
  /** What the lines cost together; null where some line has no price, because the sum is not known then. */
  readonly total: string | null;
  readonly binding: ProfileMessage;
  readonly directDebit: DirectDebit;
}

export function agreementView(
  agreement: Agreement,
  place: number,
  today: Day,
  mayLeaveFor: MayLeaveFor,
): AgreementView {
  const lines = (agreement.linjer ?? []).filter(isCharged);
  const amounts = lines.map(({ pris }) => amountIn(pris));
  return {
    key: `${place}`,
    title: wordsIn(agreement.title),
    number: wordsIn(agreement.number),
    text: wordsIn(agreement.text),
    lines: lines.map(({ tittel }, index) => ({ title: wordsIn(tittel), price: priceOf(amounts[index] ?? null) })),
    total: priceOf(totalOf(amounts)),
    binding: bindingPeriod(agreement.binding_dato, today),
    directDebit: directDebitOf(agreement, mayLeaveFor),
  };
}

/** A line that has ended is no part of the price. */
const isCharged = ({ isactive }: AgreementLine): boolean => isactive !== false && isactive !== 0;

const priceOf = (amount: number | null): string | null => (amount === null ? null : profilePrice(amount));

/** Summed in øre, of which there are no fractions. */
function totalOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < amounts.length) return null;
  return known.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** '1 299,00' and '1299.00' alike; anything that is not wholly a number is none. */
function readAmount(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
