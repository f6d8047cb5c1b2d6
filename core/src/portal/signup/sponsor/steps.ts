// The sign-up of a person who pays for another member, through a link they were sent.
import type { AgeDecision } from '../../person/age.ts';
import { stepMachine } from '../steps/machine.ts';
import type { Sent } from '../steps/progress.ts';
import { departmentReasons, type Reason } from '../steps/reasons.ts';
import { unlessSent } from '../steps/stages.ts';

/** [P-SPONSOR-24] [P-SPONSOR-25] */
export type SponsorStep = 'department' | 'information' | 'confirm';

export interface SponsorProgress {
  readonly departmentId: number | null;
  readonly personIsComplete: boolean;
  /** [P-SPONSOR-29] Of the sponsor. */
  readonly age: AgeDecision;
  /** [P-SPONSOR-32] The sponsor may not sign for a member whose name is not known. */
  readonly sponsoredIsKnown: boolean;
  readonly sponsorExists: boolean;
  readonly sent: Sent;
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

/** [P-SPONSOR-24] [P-SPONSOR-26] */
export const sponsorMachine = stepMachine<SponsorStep, SponsorProgress>([
  { step: 'department', reasons: unlessSent(departmentReasons) },
  { step: 'information', reasons: unlessSent(informationReasons), isDone: ({ sent }) => sent === 'current' },
  { step: 'confirm', reasons: confirmReasons },
]);

/** A sponsor can correct what was sent, but not the department: no call changes that. */
export function shownSponsorStep(step: SponsorStep, progress: SponsorProgress): SponsorStep {
  const capped = sponsorMachine.capped(step, progress);
  return capped === 'department' && progress.sent !== 'nothing' ? 'information' : capped;
}
