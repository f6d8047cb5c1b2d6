// The terms of an agreement as the service answers them.
import { toEpochSeconds } from '@felles/core';
import type {
  AgreementReceipt,
  AgreementTerms,
  Freeze,
  FreezePreview,
  LostBooking,
} from '@felles/core/portal/agreement';
import type { AgreedFreeze, AgreementChanges, Confirmation } from '../world/records/agreement-changes.ts';
import { bindingWith, withFreeze } from './acts.ts';
import { firstDay, lastDay, monthsLater, writtenMonth } from './months.ts';
import {
  asDay,
  bindingAhead,
  bindingUntil,
  canFreeze,
  comingMonths,
  earlyEnd,
  endOf,
  type FreezeWish,
  freezeStateOf,
  invoiceAfter,
  isFrozenIn,
  noticeUntil,
  ownFreeze,
  restUntil,
  type Standing,
  stateOf,
  usedUntil,
  withdrawUntil,
} from './rules.ts';

/** The words of an agreement, and the bookings that fall away. */
export interface TermsFacts {
  readonly contractId: string;
  readonly number: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly member: string;
  readonly bookingsAfter: readonly LostBooking[];
  readonly bookingsOfWithdrawal: readonly LostBooking[];
}

const receiptOf = ({ number, at, sentTo }: Confirmation): AgreementReceipt => ({
  number: String(number),
  at: toEpochSeconds(at),
  sent_to: sentTo,
});

/** [P-MEMBER-09] [P-MEMBER-42] The payer's money is not told to a sponsored member. */
export function termsRecord(standing: Standing, facts: TermsFacts): AgreementTerms {
  const { changes, today } = standing;
  const state = stateOf(standing);
  const endsOn = endOf(standing);
  const rest = restUntil(standing, endsOn);
  const isOver = state === 'ENDED' || state === 'WITHDRAWN';
  const withdrawal = isOver ? null : withdrawUntil(standing);
  const used = usedUntil(standing);
  const isPaidAlone = !changes.isSponsored;
  const drawn = changes.hasDirectDebit && isPaidAlone && !changes.isWithdrawn ? rest.until : null;
  return {
    contract_id: facts.contractId,
    number: facts.number,
    title: facts.title,
    text: facts.text,
    member: facts.member,
    state,
    is_sponsored: changes.isSponsored,
    has_direct_debit: changes.hasDirectDebit && isPaidAlone,
    begins_on: asDay(changes.beginsOn),
    today,
    price_per_month: isPaidAlone && changes.isMonthly ? changes.price : null,
    notice_months: changes.noticeMonths,
    notice_until: changes.endsOn === null ? noticeUntil(standing) : null,
    binding_until: bindingAhead(standing),
    ends_on: endsOn,
    ...(isPaidAlone && {
      rest_sum: rest.sum,
      rest_invoices: rest.invoices,
      rest_fees: rest.fees,
      rest_from: rest.from,
      rest_until: rest.until,
      ending_fee: standing.rules.endingFee,
    }),
    last_drawn_on: drawn,
    bookings_after: [...facts.bookingsAfter],
    withdraw_until: withdrawal,
    ...((withdrawal !== null || changes.isWithdrawn) && {
      used_days: used.days,
      used_sum: used.sum,
      withdraw_bookings: [...facts.bookingsOfWithdrawal],
    }),
    receipt: changes.confirmation && receiptOf(changes.confirmation),
    freeze: freezesRecord(standing, facts.contractId),
  };
}

function freezesRecord(standing: Standing, contractId: string): AgreementTerms['freeze'] {
  const { changes, rules } = standing;
  // Nothing is paused of an agreement that does not hold any more.
  if (changes.isWithdrawn) return null;
  const agreed = changes.freezes.map((freeze) => freezeRecord(standing, contractId, freeze));
  if (!canFreeze(standing) && agreed.length === 0) return null;
  const isPossible = canFreeze(standing);
  return {
    allowed: !isPossible
      ? []
      : rules.freezes.map(({ reason, least, most, fee, needsProof }) => ({
          reason,
          months_least: least,
          months_most: most,
          fee_per_month: fee,
          needs_proof: needsProof,
        })),
    months: !isPossible
      ? []
      : comingMonths(standing).map((month) => ({ month: writtenMonth(month), is_frozen: isFrozenIn(changes, month) })),
    agreed,
  };
}

/** The binding before a pause is without it, and that after it is with the pauses that were agreed until then. */
function freezeRecord(standing: Standing, contractId: string, freeze: AgreedFreeze): Freeze {
  const { changes, today } = standing;
  const { id, from, to, feePerMonth, confirmation } = freeze;
  const status = freezeStateOf(freeze, today);
  const until = changes.freezes.slice(0, changes.freezes.indexOf(freeze));
  const before = bindingUntil({ ...changes, freezes: until });
  const binds = bindingAhead(standing) !== null;
  return {
    id,
    contract_id: contractId,
    from_month: writtenMonth(from),
    to_month: writtenMonth(to),
    fee: feePerMonth * (to - from + 1),
    status,
    from_day: firstDay(from),
    to_day: lastDay(to),
    fee_per_month: feePerMonth,
    binding_from: binds ? before : null,
    binding_until: binds && before !== null ? monthsLater(before, to - from + 1) : null,
    withdraw_until: status === 'PLANNED' ? lastDay(from - 1) : null,
    early_end: earlyEnd(standing, freeze),
    receipt: receiptOf(confirmation),
  };
}

/** [P-MEMBER-39] A pause before it is made. */
export function previewRecord(standing: Standing, wish: FreezeWish, bookings: readonly LostBooking[]): FreezePreview {
  const { changes, rules } = standing;
  const { from, months } = wish;
  const after: AgreementChanges = withFreeze(standing, wish, { number: 0, at: 0, sentTo: null });
  const fee = ownFreeze(rules)?.fee ?? 0;
  const to = from + months - 1;
  return {
    from_month: writtenMonth(from),
    months,
    from_day: firstDay(from),
    to_day: lastDay(to),
    fee_per_month: fee,
    fee: fee * months,
    binding_from: bindingAhead(standing),
    binding_until: bindingWith(standing, after),
    first_invoice_on: invoiceAfter(standing, to),
    first_invoice_sum: changes.isMonthly ? changes.price : null,
    bookings: [...bookings],
  };
}
