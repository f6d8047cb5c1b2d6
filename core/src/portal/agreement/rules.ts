// The choices of a member by the terms of an agreement. Dates and sums are compared, and never computed.
import type { Failure } from '../../shared/result.ts';
import {
  AgreementRefusalDetail,
  type AgreementTerms,
  type EndRequest,
  type Freeze,
  type FreezeOption,
  type FreezeRequest,
  type WithdrawRequest,
} from './model.ts';

/** The names of the additions of this area. */
export const AGREEMENT_ADDITIONS = { end: 'contract-end', freeze: 'contract-freeze' } as const;

/** The parts that a service offers. */
export interface AgreementOffers {
  readonly end: boolean;
  readonly freeze: boolean;
}

/** A change of the agreement by its member. */
export type AgreementAct =
  | { readonly kind: 'end'; readonly request: EndRequest }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'withdraw'; readonly request: WithdrawRequest }
  | { readonly kind: 'freeze'; readonly request: FreezeRequest }
  | { readonly kind: 'endFreeze'; readonly id: string };

/** [P-MEMBER-34] The ways that stand on the agreement, each one press away. */
export interface AgreementWays {
  readonly end: boolean;
  readonly takeBack: boolean;
  readonly pause: boolean;
  readonly withdraw: boolean;
  /** The pause that has begun and may end early. */
  readonly endEarly: Freeze | null;
}

export function waysOf(terms: AgreementTerms, offers: AgreementOffers): AgreementWays {
  const { state, withdraw_until: until, ends_on: endsOn } = terms;
  const isGoingOn = state === 'ACTIVE' || state === 'ENDING' || state === 'REQUESTED';
  const active = shownFreezes(terms).find(({ status }) => status === 'ACTIVE') ?? null;
  return {
    end: offers.end && state === 'ACTIVE' && endsOn !== null && endsOn !== undefined,
    takeBack: offers.end && (state === 'ENDING' || state === 'REQUESTED'),
    pause: offers.freeze && state === 'ACTIVE' && ownOption(terms) !== null,
    withdraw: offers.end && isGoingOn && until !== null && until !== undefined,
    endEarly: offers.freeze && active?.early_end ? active : null,
  };
}

/** The pauses that are planned or have begun. */
export const shownFreezes = ({ freeze }: AgreementTerms): readonly Freeze[] =>
  (freeze?.agreed ?? []).filter(({ status }) => status === 'PLANNED' || status === 'ACTIVE');

/** The pause that a member makes alone, without proof. */
export const ownOption = ({ freeze }: AgreementTerms): FreezeOption | null =>
  freeze?.allowed.find(({ needs_proof, months_least, months_most }) => !needs_proof && months_least <= months_most) ??
  null;

/** [P-MEMBER-41] The pauses that are made at the center. */
export const optionsWithProof = ({ freeze }: AgreementTerms): readonly FreezeOption[] =>
  (freeze?.allowed ?? []).filter(({ needs_proof }) => needs_proof);

/** The most lengths that are drawn as a choice. */
const MOST_LENGTHS = 24;

/** The lengths of a pause, in months. */
export const lengthsOf = ({ months_least: least, months_most: most }: FreezeOption): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(most - least + 1, MOST_LENGTHS)) }, (_, place) => least + place);

/** [P-MEMBER-35] An ending as the member has read it. */
export const endRequestOf = ({ ends_on: shownEnd, rest_sum: sum }: AgreementTerms): EndRequest | null =>
  shownEnd === null || shownEnd === undefined ? null : { shownEnd, shownSum: sum ?? null, reason: null };

/** Whether an act is done, by terms that were read after it. */
export function isDone(act: AgreementAct, terms: AgreementTerms): boolean {
  switch (act.kind) {
    case 'end':
      return terms.state !== 'ACTIVE';
    case 'takeBack':
      return terms.state === 'ACTIVE';
    case 'withdraw':
      return terms.state === 'WITHDRAWN';
    case 'freeze':
      return shownFreezes(terms).some(({ from_month }) => from_month === act.request.from_month);
    case 'endFreeze':
      return !shownFreezes(terms).some(
        ({ id, status, early_end }) => id === act.id && (status === 'PLANNED' || Boolean(early_end)),
      );
  }
}

/** [P-MEMBER-49] The detail of a refusal; empty where there is none that can be read. */
export function detailOf(failure: Failure): AgreementRefusalDetail {
  const { data } = AgreementRefusalDetail.safeParse(failure.kind === 'refused' ? failure.detail : null);
  return data ?? {};
}

/** The name of a refusal; null for another failure. */
export const refusalName = (failure: Failure): string | null =>
  failure.kind === 'refused' && failure.status === 409 ? failure.type : null;
