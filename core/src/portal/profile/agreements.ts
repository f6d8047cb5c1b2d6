// A member's agreements: the active ones, and the next step of the others.
import { dayMonthYear } from '../../shared/calendar.ts';
import { type Day, dayIn, type EpochSeconds, instantOf, osloDay, parseIsoDate } from '../../shared/dates.ts';
import { kroner } from '../../shared/money.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import type { Agreement, AgreementLine, Profile } from './model.ts';

/** The notice in place of agreements. */
export type AgreementNotice = 'sponsored' | WaitingAgreement['kind'] | 'inactive' | 'previous' | 'none';

/** [P-PROFILE-10] Agreements that have ended, or still wait, have another status and are left out. */
export const activeAgreements = ({ avtaler }: Profile): readonly Agreement[] =>
  (avtaler ?? []).filter(({ status }) => status === true);

/** [P-PROFILE-03] [P-PROFILE-04] A sponsored member cannot start an agreement; for others the notice links to the sign-up. */
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

/** An inactive agreement may be new: it has ended only if its last day is past. */
function hasEnded({ valid_to: end }: Agreement, today: Day): boolean {
  const last = typeof end === 'string' ? parseIsoDate(end.slice(0, 10)) : null;
  return last !== null && last < today;
}

/** [P-PROFILE-12] [P-PROFILE-13] [P-PROFILE-14] The binding period; the last day is included. */
export function bindingPeriod(endsAt: EpochSeconds | null | undefined, today: Day): ProfileMessage {
  if (endsAt === null || endsAt === undefined || endsAt === 0) return { key: 'profile.bindingNone', params: {} };
  const last = osloDay(instantOf(endsAt));
  if (last < today) return { key: 'profile.bindingExpired', params: {} };
  return { key: 'profile.bindingUntil', params: { date: dayMonthYear(last) } };
}

/** Whether direct debit is active, missing, or can be set up at an address. */
export type DirectDebit =
  | { readonly status: 'active' }
  | { readonly status: 'inactive' }
  | { readonly status: 'possible'; readonly address: string };

/** An address that is not allowed counts as none. */
export function directDebitOf(
  { bbs_status: status, nets_url: address }: Agreement,
  mayLeaveFor: MayLeaveFor,
): DirectDebit {
  if (isYes(status)) return { status: 'active' };
  return address && mayLeaveFor(address) ? { status: 'possible', address } : { status: 'inactive' };
}

/** Kroner; null if it is no number, or absurdly large. */
export function amountIn(amount: number | string | null | undefined): number | null {
  const value = typeof amount === 'string' ? readAmount(amount) : (amount ?? Number.NaN);
  return Math.abs(value) < 1e12 ? value : null;
}

/** [P-PROFILE-11] The profile writes a dot before the øre. */
export const profilePrice = (amount: number): string => kroner(amount, '.');

/** A line of the agreement that costs something. */
export interface AgreementLineView {
  readonly title: string | null;
  /** Null if the service sends no readable price. */
  readonly price: string | null;
}

/** The texts are the service's own. */
export interface AgreementView {
  /** Unique, also if the service sends the same id twice. */
  readonly key: string;
  /** Null of one that the service gives no id. */
  readonly id: string | null;
  readonly title: string | null;
  readonly number: string | null;
  readonly text: string | null;
  readonly lines: readonly AgreementLineView[];
  /** The sum of the lines; null if a line has no price. */
  readonly total: string | null;
  readonly binding: ProfileMessage;
  readonly directDebit: DirectDebit;
  /** Its days, as far as the service tells them. */
  readonly period: { readonly from: Day | null; readonly until: Day | null };
  readonly kind: string | null;
  readonly invoiceType: string | null;
  /** [P-MEMBER-63] The clips that are left, and their last day; null where the service tells of none. */
  readonly clips: { readonly left: number; readonly until: Day | null } | null;
}

/** The card of an active agreement; `place` is its place in the member's list, which makes its key. */
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
    id: wordsIn(agreement.id),
    title: wordsIn(agreement.title),
    number: wordsIn(agreement.number),
    text: wordsIn(agreement.text),
    lines: lines.map(({ tittel }, index) => ({ title: wordsIn(tittel), price: priceOf(amounts[index] ?? null) })),
    total: priceOf(totalOf(amounts)),
    binding: bindingPeriod(agreement.binding_dato, today),
    directDebit: directDebitOf(agreement, mayLeaveFor),
    period: { from: dayOrNull(agreement.valid_from), until: dayOrNull(agreement.valid_to) },
    kind: typeof agreement.class === 'boolean' ? null : wordsIn(agreement.class),
    invoiceType: typeof agreement.invoice_type === 'boolean' ? null : wordsIn(agreement.invoice_type),
    clips: clipsOf(agreement),
  };
}

const dayOrNull = (value: unknown): Day | null => (typeof value === 'string' ? dayIn(value) : null);

/** A number that is none of clips counts as untold. */
function clipsOf({ clips_left: left, clips_until: until }: Agreement): AgreementView['clips'] {
  const isCount = typeof left === 'number' && Number.isInteger(left) && left >= 0;
  return isCount ? { left, until: dayOrNull(until) } : null;
}

/** An ended line is not part of the price. */
const isCharged = ({ isactive }: AgreementLine): boolean => isactive !== false && isactive !== 0;

const priceOf = (amount: number | null): string | null => (amount === null ? null : profilePrice(amount));

/** Summed in øre, to avoid rounding errors. */
function totalOf(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < amounts.length) return null;
  return known.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** Reads '1 299,00' and '1299.00'; NaN for any other text. */
function readAmount(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whether the page may go to an address of the service. */
export type MayLeaveFor = (address: string) => boolean;

/** The next step of an agreement that is not active, and where the member can take it. */
export type WaitingAgreement =
  /** It waits for the payment of its first invoice, whose own page knows the state. */
  | { readonly kind: 'unpaid'; readonly title: string | null; readonly invoiceId: string }
  /** It waits for the signature; `address` is null without an allowed one. */
  | { readonly kind: 'unsigned'; readonly title: string | null; readonly address: string | null }
  /** It waits for the bank; the member has nothing to do. */
  | { readonly kind: 'signed'; readonly title: string | null };

/** The next step of an agreement; null if it is active, has ended, or does not say it. */
export function awaitedBy({ status, unpaid_invoice, waits_for }: Agreement): WaitingAgreement['kind'] | null {
  if (status === true) return null;
  if (waits_for === 'bank') return 'signed';
  if (wordsIn(unpaid_invoice) !== null) return 'unpaid';
  return waits_for === 'signature' ? 'unsigned' : null;
}

/** A sponsored member has nothing to sign: the payer signs. */
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

/** Direct debit in the logged-in member's own record, beside the claim of a return address. */
export interface KnownDirectDebit {
  /** The titles of the active agreements; null for one without a title. */
  readonly active: readonly (string | null)[];
  /** The agreements that are not active yet. */
  readonly waiting: readonly WaitingAgreement[];
}

export const knownDirectDebit = (profile: Profile, mayLeaveFor: MayLeaveFor): KnownDirectDebit => ({
  active: activeAgreements(profile).flatMap(({ title, bbs_status }) => (isYes(bbs_status) ? [wordsIn(title)] : [])),
  waiting: waitingAgreements(profile, mayLeaveFor),
});

/** Whether another person pays for the member. */
export const isSponsored = ({ is_sponsored }: Profile): boolean => isYes(is_sponsored);

const isYes = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1;

/** The trimmed text; null if it is empty. */
function wordsIn(value: string | number | null | undefined): string | null {
  const words = String(value ?? '').trim();
  return words === '' ? null : words;
}
