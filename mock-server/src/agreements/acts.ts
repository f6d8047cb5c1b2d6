// [P-MEMBER-36] The acts of a member on one agreement. Each gives the record after it, the same one if nothing changes.
import type { Day } from '@felles/core';
import type { EndRequest } from '@felles/core/internal/portal/agreement/model';
import type { AgreementChanges, Confirmation } from '../world/records/agreement-changes.ts';
import { monthOf } from './months.ts';
import {
  bindingAhead,
  bindingUntil,
  earlyEnd,
  endOf,
  type FreezeObstacle,
  type FreezeWish,
  freezeStateOf,
  obstacleToFreeze,
  ownFreeze,
  restUntil,
  type Standing,
  stateOf,
  usedUntil,
  withdrawUntil,
} from './rules.ts';

/** The reason of a refusal, by its name on the wire. */
export type Reason = 'NoAgreement' | 'Closed' | 'Changed' | 'NotFound' | FreezeObstacle['reason'];

export interface Objection extends Pick<FreezeObstacle, 'other'> {
  readonly reason: Reason;
}

/** The record after an act, or the reason against it. */
export type Outcome = AgreementChanges | Objection;

const refused = (reason: Reason): Objection => ({ reason });
export const isObjection = (outcome: Outcome): outcome is Objection => 'reason' in outcome && !('beginsOn' in outcome);

const isOver = (standing: Standing): boolean => ['ENDED', 'WITHDRAWN'].includes(stateOf(standing));

/** [P-MEMBER-35] [P-MEMBER-42] Ends the agreement; for a sponsored member it is asked for. */
export function end(standing: Standing, request: EndRequest, confirmation: Confirmation): Outcome {
  const { changes } = standing;
  if (isOver(standing)) return refused('NoAgreement');
  const { reason } = request;
  // The reason comes after the receipt, by the same call.
  if (stateOf(standing) !== 'ACTIVE') return reason === null ? changes : { ...changes, reason };
  // It was taken back meanwhile, and is not ended anew.
  if (reason !== null) return refused('Changed');
  const endsOn = endOf(standing);
  const sum = changes.isSponsored ? null : restUntil(standing, endsOn).sum;
  if (request.shownEnd !== endsOn || request.shownSum !== sum) return refused('Changed');
  return changes.isSponsored ? { ...changes, isRequested: true, confirmation } : { ...changes, endsOn, confirmation };
}

/** [P-MEMBER-36] Takes the ending back, or the request for it. */
export function takeBack(standing: Standing): Outcome {
  const { changes } = standing;
  if (isOver(standing)) return refused('NoAgreement');
  if (stateOf(standing) === 'ACTIVE') return changes;
  return { ...changes, endsOn: null, isRequested: false, confirmation: null, reason: null };
}

/** [P-MEMBER-38] The agreement holds no more from now on. */
export function withdraw(standing: Standing, shownSum: number | null, confirmation: Confirmation): Outcome {
  const { changes, today } = standing;
  if (changes.isWithdrawn) return changes;
  if (isOver(standing)) return refused('NoAgreement');
  if (withdrawUntil(standing) === null) return refused('Closed');
  if (shownSum !== usedUntil(standing).sum) return refused('Changed');
  return { ...changes, isWithdrawn: true, isRequested: false, endsOn: today, confirmation, reason: null };
}

/** A pause as it was shown. */
export interface ShownFreeze extends FreezeWish {
  readonly fee: number;
  readonly binding: Day | null;
}

/** The record with a pause more, whether it may be or not. */
export function withFreeze(standing: Standing, { from, months }: FreezeWish, confirmation: Confirmation) {
  const { changes, rules } = standing;
  const feePerMonth = ownFreeze(rules)?.fee ?? 0;
  const id = `${confirmation.number}`;
  const agreed = { id, from, to: from + months - 1, feePerMonth, isTakenBack: false, confirmation };
  return { ...changes, freezes: [...changes.freezes, agreed] };
}

/** The end of the binding after a pause; null where nothing binds. */
export const bindingWith = (standing: Standing, after: AgreementChanges): Day | null =>
  bindingAhead(standing) === null ? null : bindingUntil(after);

/** [P-MEMBER-39] A pause for whole coming months; the very same months again are the pause that is there. */
export function freeze(standing: Standing, shown: ShownFreeze, confirmation: Confirmation): Outcome {
  const { changes } = standing;
  if (isOver(standing)) return refused('NoAgreement');
  const to = shown.from + shown.months - 1;
  const isThere = changes.freezes.some((one) => !one.isTakenBack && one.from === shown.from && one.to === to);
  if (isThere) return changes;
  const obstacle = obstacleToFreeze(standing, shown);
  if (obstacle !== null) return obstacle;
  const after = withFreeze(standing, shown, confirmation);
  const fee = (ownFreeze(standing.rules)?.fee ?? 0) * shown.months;
  return fee === shown.fee && bindingWith(standing, after) === shown.binding ? after : refused('Changed');
}

/** [P-MEMBER-40] A planned pause is taken back; one that has begun ends with its month, where the center allows it. */
export function endFreeze(standing: Standing, id: string): Outcome {
  const { changes, today } = standing;
  const freeze = changes.freezes.find((one) => one.id === id);
  if (freeze === undefined) return refused('NotFound');
  if (freeze.isTakenBack) return changes;
  if (isOver(standing)) return refused('NoAgreement');
  const replaced = (by: Partial<typeof freeze>): AgreementChanges => ({
    ...changes,
    freezes: changes.freezes.map((one) => (one === freeze ? { ...one, ...by } : one)),
  });
  if (freezeStateOf(freeze, today) === 'PLANNED') return replaced({ isTakenBack: true });
  if (earlyEnd(standing, freeze) !== null) return replaced({ to: monthOf(today) });
  return freeze.to === monthOf(today) ? changes : refused('Closed');
}
