// A member's agreements: which hold, what the others wait for, and what they say on the screen.
import { dayMonthYear } from '../../shared/calendar.ts';
import { type Day, osloDay, parseIsoDate } from '../../shared/dates.ts';
import { kroner } from '../../shared/money.ts';
import type { ProfileMessage } from './messages.ts';
import type { Agreement, AgreementLine, Profile } from './model.ts';

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

/** Whether the page may be left for an address that the service gave. */
export type MayLeaveFor = (address: string) => boolean;

export type WaitingAgreement =
  /** For its first invoice to be paid. Whether that has happened, the page of the invoice knows. */
  | { readonly kind: 'unpaid'; readonly title: string | null; readonly invoiceId: string }
  /** For its signature; null where there is no address that may be gone to. */
  | { readonly kind: 'unsigned'; readonly title: string | null; readonly address: string | null }
  /** The member has nothing more to do: the bank confirms. */
  | { readonly kind: 'signed'; readonly title: string | null };

/** What an agreement waits for; null for one that holds, has ended, or does not say. */
export function awaitedBy({ status, unpaid_invoice, waits_for }: Agreement): WaitingAgreement['kind'] | null {
  if (status === true) return null;
  if (waits_for === 'bank') return 'signed';
  if (wordsIn(unpaid_invoice) !== null) return 'unpaid';
  return waits_for === 'signature' ? 'unsigned' : null;
}

/** A member for whom another person pays has nothing to sign: the payer signs. */
export const waitingAgreements = (profile: Profile, mayLeaveFor: MayLeaveFor): readonly WaitingAgreement[] =>
  (profile.avtaler ?? []).flatMap((agreement): readonly WaitingAgreement[] => {
    const kind = awaitedBy(agreement);
    const title = wordsIn(agreement.title);
    if (kind === 'signed') return [{ kind, title }];
    if (kind === 'unpaid') return [{ kind, title, invoiceId: wordsIn(agreement.unpaid_invoice) ?? '' }];
    if (kind === null || isSponsored(profile)) return [];
    const address = agreement.nets_url;
    return [{ kind, title, address: address && mayLeaveFor(address) ? address : null }];
  });

export interface KnownDirectDebit {
  /** The names of the agreements that it holds for; null for one without a name. */
  readonly active: readonly (string | null)[];
  /** Those that do not hold yet, with what each waits for. */
  readonly waiting: readonly WaitingAgreement[];
}

export const knownDirectDebit = (profile: Profile, mayLeaveFor: MayLeaveFor): KnownDirectDebit => ({
  active: activeAgreements(profile).flatMap(({ title, bbs_status }) => (isYes(bbs_status) ? [wordsIn(title)] : [])),
  waiting: waitingAgreements(profile, mayLeaveFor),
});

/** Whether another person pays for the member. */
export const isSponsored = ({ is_sponsored }: Profile): boolean => isYes(is_sponsored);

const isYes = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1;

/** What the service has written; null where that is nothing. */
function wordsIn(value: string | number | null | undefined): string | null {
  const words = String(value ?? '').trim();
  return words === '' ? null : words;
}
