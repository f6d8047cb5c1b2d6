// The steps of a payer, opened by a link: the department, the person, and the signing for the member whom the link names.
import type { AgeDecision } from '../person/age.ts';
import {
  departmentReasons,
  personReasons,
  type Reason,
  type SentState,
  signingReasons,
  unblockedOnceSent,
} from './reasons.ts';
import { type Steps, stepsOf } from './steps.ts';

/** [P-SPONSOR-24] [P-SPONSOR-25] In this order; `confirm` opens when the service has the sponsor. */
export type SponsorStep = 'department' | 'information' | 'confirm';

export interface SponsorProgress {
  readonly departmentId: number | null;
  readonly personIsComplete: boolean;
  /** [P-SPONSOR-29] The sponsor's age. */
  readonly age: AgeDecision;
  /** [P-SPONSOR-32] The sponsor cannot sign for a member without a known name. */
  readonly sponsoredIsKnown: boolean;
  readonly sponsorExists: boolean;
  readonly sent: SentState;
  readonly isSending: boolean;
  readonly canSign: boolean;
}

const sponsoredReasons = ({ sponsoredIsKnown }: SponsorProgress): readonly Reason[] =>
  sponsoredIsKnown ? [] : [{ kind: 'sponsoredUnknown' }];

export const SPONSOR_IN_ORDER = stepsOf<SponsorStep, SponsorProgress>(
  { name: 'department', reasons: unblockedOnceSent(departmentReasons) },
  {
    name: 'information',
    reasons: unblockedOnceSent((progress) => [
      ...sponsoredReasons(progress),
      ...personReasons({ ...progress, memberExists: progress.sponsorExists }),
    ]),
    isSubmit: true,
  },
  { name: 'confirm', reasons: (progress) => [...sponsoredReasons(progress), ...signingReasons(progress)] },
);

/** [P-SPONSOR-24] [P-SPONSOR-26] Only the signing is left when the service has the sponsor. */
export const SPONSOR: Steps<SponsorStep, SponsorProgress> = {
  ...SPONSOR_IN_ORDER,
  /** A sponsor can correct the sent data, but no request changes the department. */
  nearestAllowed(step, progress) {
    const nearest = SPONSOR_IN_ORDER.nearestAllowed(step, progress);
    return nearest === 'department' && progress.sent !== 'nothing' ? 'information' : nearest;
  },
  mayGo: (_, to, progress) => SPONSOR.nearestAllowed(to, progress) === to,
};
