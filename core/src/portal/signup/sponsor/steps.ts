// The steps of a payer's sign-up, opened by a link.
import type { AgeDecision } from '../../person/age.ts';
import { stepMachine } from '../steps/machine.ts';
import type { SentState } from '../steps/progress.ts';
import { departmentReasons, type Reason } from '../steps/reasons.ts';
import { unlessSent } from '../steps/stages.ts';

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

const informationReasons = (progress: SponsorProgress): readonly Reason[] => [
  ...(progress.sponsoredIsKnown ? [] : [{ kind: 'sponsoredUnknown' } as const]),
  ...(progress.personIsComplete ? [] : [{ kind: 'personIncomplete' } as const]),
  ...(progress.age.kind === 'allowed' ? [] : [{ kind: 'age', decision: progress.age } as const]),
  ...(progress.sponsorExists ? [{ kind: 'memberExists', loggedIn: false } as const] : []),
  ...(progress.isSending ? [{ kind: 'sending' } as const] : []),
];

const confirmReasons = ({ sponsoredIsKnown, canSign }: SponsorProgress): readonly Reason[] => [
  ...(sponsoredIsKnown ? [] : [{ kind: 'sponsoredUnknown' } as const]),
  ...(canSign ? [] : [{ kind: 'linkMissing' } as const]),
];

/** [P-SPONSOR-24] [P-SPONSOR-26] Only the signing is left when the service has the sponsor. */
export const sponsorMachine = stepMachine<SponsorStep, SponsorProgress>([
  { step: 'department', reasons: unlessSent(departmentReasons) },
  { step: 'information', reasons: unlessSent(informationReasons), isDone: ({ sent }) => sent === 'current' },
  { step: 'confirm', reasons: confirmReasons },
]);

/** A sponsor can correct the sent data, but no request changes the department. */
export function shownSponsorStep(step: SponsorStep, progress: SponsorProgress): SponsorStep {
  const capped = sponsorMachine.capped(step, progress);
  return capped === 'department' && progress.sent !== 'nothing' ? 'information' : capped;
}
