// [P-MEMBER-35] [P-MEMBER-39] The dates and sums of leaving and pausing, as pure rules of one agreement and a day.
import { addDays, type Day } from '@felles/core';
import type { FreezeState } from '@felles/core/internal/portal/agreement/model';
import type { AgreementState } from '@felles/core/portal/agreement';
import type { DemoFreezeRule, DemoLeavingRules } from '@felles/fixtures';
import type { AgreedFreeze, AgreementChanges } from '../world/records/agreement-changes.ts';
import { firstDay, lastDay, monthOf, monthsLater } from './months.ts';

/** An agreement as it stands, with the rules of its center. */
export interface Standing {
  readonly changes: AgreementChanges;
  readonly rules: DemoLeavingRules;
  readonly today: Day;
}

/** Days of the records are numbers without their type. */
export const asDay = (count: number): Day => addDays(0 as Day, count); // a day counts from 0

export function stateOf({ changes, today }: Pick<Standing, 'changes' | 'today'>): AgreementState {
  if (changes.isWithdrawn) return 'WITHDRAWN';
  if (changes.endsOn !== null) return changes.endsOn < today ? 'ENDED' : 'ENDING';
  return changes.isRequested ? 'REQUESTED' : 'ACTIVE';
}

export function freezeStateOf({ from, to, isTakenBack }: AgreedFreeze, today: Day): FreezeState {
  if (isTakenBack) return 'WITHDRAWN';
  const month = monthOf(today);
  if (month < from) return 'PLANNED';
  return month > to ? 'ENDED' : 'ACTIVE';
}

const freezesOf = ({ freezes }: AgreementChanges): readonly AgreedFreeze[] =>
  freezes.filter(({ isTakenBack }) => !isTakenBack);

const freezeIn = (changes: AgreementChanges, month: number): AgreedFreeze | null =>
  freezesOf(changes).find(({ from, to }) => from <= month && month <= to) ?? null;

/** [P-MEMBER-40] The fee of the pause on a day; null without one. */
export const feeOn = (changes: AgreementChanges, day: Day): number | null =>
  freezeIn(changes, monthOf(day))?.feePerMonth ?? null;

/** Whether a member may train by the agreement on a day: it holds, is paused, or is over. */
export function holdsOn(changes: AgreementChanges, day: Day): 'active' | 'frozen' | 'none' {
  if (changes.isWithdrawn || (changes.endsOn !== null && changes.endsOn < day)) return 'none';
  return freezeIn(changes, monthOf(day)) ? 'frozen' : 'active';
}

/** [P-MEMBER-39] Each month of a pause binds a month longer. */
export function bindingUntil(changes: AgreementChanges): Day | null {
  if (changes.bindingUntil === null) return null;
  const months = freezesOf(changes).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return monthsLater(asDay(changes.bindingUntil), months);
}

/** The binding that still binds. */
export function bindingAhead({ changes, today }: Standing): Day | null {
  const until = bindingUntil(changes);
  return until === null || until < today ? null : until;
}

/** The end of the notice that is given today. */
export const noticeUntil = ({ changes, today }: Standing): Day => lastDay(monthOf(today) + changes.noticeMonths);

/** The last day of the agreement: as it was ended, or as it would end by a notice today. */
export function endOf(standing: Standing): Day {
  const { changes } = standing;
  if (changes.endsOn !== null) return asDay(changes.endsOn);
  const binding = bindingAhead(standing);
  const notice = noticeUntil(standing);
  return binding === null ? notice : asDay(Math.max(notice, lastDay(monthOf(binding))));
}

interface Due {
  readonly on: Day;
  readonly sum: number;
  readonly isFee: boolean;
}

/** The invoices from today to a day; of a paused month it is the fee alone, if there is one. */
function invoicesUntil({ changes, rules, today }: Standing, until: Day): readonly Due[] {
  if (!changes.isMonthly) return [];
  const first = monthOf(asDay(Math.max(today, changes.beginsOn)));
  const months = Array.from({ length: Math.max(0, monthOf(until) - first + 1) }, (_, place) => first + place);
  return months
    .map((month) => {
      const freeze = freezeIn(changes, month);
      return { on: dueIn(rules, month), sum: freeze?.feePerMonth ?? changes.price, isFee: freeze !== null };
    })
    .filter(({ on, sum }) => on >= today && on <= until && sum > 0);
}

const dueIn = ({ drawDay }: DemoLeavingRules, month: number): Day => addDays(firstDay(month), drawDay - 1);

/** [P-MEMBER-35] The payments that are left until a day. */
export function restUntil(standing: Standing, until: Day) {
  const due = invoicesUntil(standing, until);
  return {
    sum: sumOf(due.map(({ sum }) => sum)),
    invoices: due.length,
    fees: due.filter(({ isFee }) => isFee).length,
    from: due[0]?.on ?? null,
    until: due.at(-1)?.on ?? null,
  };
}

/** Summed in øre. */
const sumOf = (sums: readonly number[]): number => sums.reduce((all, sum) => all + Math.round(sum * 100), 0) / 100;

const DAYS_OF_PRICE = { month: 30, all: 365 } as const;

/** [P-MEMBER-38] The days that were used, today among them, and their price. */
export function usedUntil({ changes, today }: Standing): { readonly days: number; readonly sum: number } {
  const days = Math.max(0, today - changes.beginsOn + 1);
  const whole = changes.isMonthly ? DAYS_OF_PRICE.month : DAYS_OF_PRICE.all;
  return { days, sum: Math.round((changes.price * days * 100) / whole) / 100 };
}

/** The last day of withdrawing; null where it is past, or another person has made the agreement. */
export function withdrawUntil({ changes, rules, today }: Standing): Day | null {
  const last = addDays(asDay(changes.beginsOn), rules.withdrawDays);
  return changes.isSponsored || last < today ? null : last;
}

/** The pause that a member makes alone. */
export const ownFreeze = ({ freezes }: DemoLeavingRules): DemoFreezeRule | null =>
  freezes.find(({ needsProof }) => !needsProof) ?? null;

/** Whether the agreement can be paused at all. */
export const canFreeze = ({ changes, rules, today }: Standing): boolean =>
  !changes.isSponsored && ownFreeze(rules) !== null && stateOf({ changes, today }) === 'ACTIVE';

/** The coming months in which a pause may begin. */
export const comingMonths = ({ rules, today }: Standing): readonly number[] =>
  Array.from({ length: rules.monthsAhead }, (_, place) => monthOf(today) + 1 + place);

export const isFrozenIn = (changes: AgreementChanges, month: number): boolean => freezeIn(changes, month) !== null;

/** The months of a pause that is wanted. */
export interface FreezeWish {
  readonly from: number;
  readonly months: number;
}

/** The reason against a pause, with the pause that is in its way. */
export interface FreezeObstacle {
  readonly reason: 'Closed' | 'Limit' | 'Overlaps';
  readonly other?: AgreedFreeze;
}

/** [P-MEMBER-39] Pauses neither overlap nor touch, begin in a coming month, and have a least and a most length. */
export function obstacleToFreeze(standing: Standing, { from, months }: FreezeWish): FreezeObstacle | null {
  const own = ownFreeze(standing.rules);
  if (own === null || !canFreeze(standing) || !comingMonths(standing).includes(from)) return { reason: 'Closed' };
  if (months < own.least || months > own.most) return { reason: 'Limit' };
  const other = freezesOf(standing.changes).find((freeze) => from <= freeze.to + 1 && from + months >= freeze.from);
  return other ? { reason: 'Overlaps', other } : null;
}

/** The first month in which a pause of this length may begin. */
export const firstFreeMonth = (standing: Standing, months: number): number | null =>
  comingMonths(standing).find((from) => obstacleToFreeze(standing, { from, months }) === null) ?? null;

/** [P-MEMBER-40] The day on which an active pause may end before its time. */
export function earlyEnd({ rules, today }: Standing, freeze: AgreedFreeze): Day | null {
  const isLonger = freezeStateOf(freeze, today) === 'ACTIVE' && freeze.to > monthOf(today);
  return rules.endsFreezeEarly && isLonger ? lastDay(monthOf(today)) : null;
}

/** The first invoice of the full price after a month. */
export const invoiceAfter = ({ changes, rules }: Standing, month: number): Day | null =>
  changes.isMonthly ? dueIn(rules, month + 1) : null;
