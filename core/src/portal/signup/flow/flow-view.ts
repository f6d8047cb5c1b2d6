// The view that all flows share.

import type { AgeDecision } from '../../person/age.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import type { SignupMessage } from '../messages.ts';
import { type ExistsNotice, existsNotice } from '../sending/conflict.ts';
import type { SubmitView } from '../sending/submit.ts';
import { describeReason } from '../steps/describe.ts';
import type { Next } from '../steps/machine.ts';
import type { Eligibility, SignupProgress } from '../steps/progress.ts';
import { offersNext } from '../steps/reasons.ts';
import type { FlowRules } from './flow-rules.ts';
import type { Summary } from './summary.ts';

/** Why the visitor may not start the flow; shown instead of the steps. */
export type BarReason = Extract<Eligibility, 'hasActiveAgreement' | 'hasSponsor'>;

/** The button to the next step, and what is missing before it. */
export interface NextView {
  /** [P-PERSON-39] False if the page offers no next button. */
  readonly isOffered: boolean;
  readonly isBlocked: boolean;
  /** Messages that say what to do. */
  readonly reasons: readonly SignupMessage[];
}

/** What the pages of all flows that create a member show. S are the steps of one of them. */
export interface FlowView<S extends string> extends SubmitView {
  readonly step: S;
  readonly steps: readonly S[];
  /** The steps that the visitor can go to. */
  readonly open: readonly S[];
  /** The current step is unknown until more is loaded. */
  readonly isWaiting: boolean;
  readonly next: NextView;
  /** Whether the visitor is registered already; if not, the form's next button does it. */
  readonly isRegistered: boolean;
  readonly barred: BarReason | null;
  readonly age: AgeDecision;
  /** [P-SIGNUP-70] Null unless the service has answered that it knows this person already. */
  readonly exists: ExistsNotice | null;
  /** The phone number in the notice. */
  readonly knownPhone: string | null;
  /** Whether the member's profile could not be loaded. */
  readonly isWhoMissing: boolean;
  /** [P-SIGNUP-10] [P-SIGNUP-40] What the visitor has chosen and filled in so far; missing parts are null. */
  readonly summary: Summary;
  /** The page is leaving for the signing. */
  readonly isLeaving: boolean;
  /** The visitor wanted to sign, but there is no network. */
  readonly isCutOff: boolean;
  /** The member's session has ended, so their data is no longer shown. */
  readonly hasSessionEnded: boolean;
}

function nextView(next: Next<string>): NextView {
  const reasons = next.kind === 'blocked' ? next.reasons : [];
  return {
    isOffered: offersNext(reasons),
    isBlocked: reasons.length > 0,
    reasons: reasons.map(describeReason),
  };
}

/** [P-MEMBERSHIP-44] Not shown to a visitor who has sent everything. */
const barredIn = ({ eligibility, sent }: SignupProgress): BarReason | null =>
  sent !== 'current' && (eligibility === 'hasActiveAgreement' || eligibility === 'hasSponsor') ? eligibility : null;

export interface FlowViewParts<S extends string, P extends SignupProgress>
  extends Pick<FlowView<S>, 'step' | 'open' | 'isWaiting' | 'summary' | 'isLeaving' | 'isCutOff' | 'hasSessionEnded'> {
  readonly guide: FlowRules<S, P>;
  readonly progress: P;
  readonly isRead: boolean;
  readonly draft: FlowDraft;
  readonly submit: SubmitView;
  /** Counts the failed attempts to continue. */
  readonly rejections: number;
}

export function flowView<S extends string, P extends SignupProgress>(parts: FlowViewParts<S, P>): FlowView<S> {
  const { guide, progress, isRead, draft, submit, rejections, ...shown } = parts;
  return {
    ...shown,
    steps: guide.shown(shown.step, progress),
    isWaiting: shown.isWaiting || !isRead,
    next: nextView(guide.next(shown.step, progress)),
    isRegistered: progress.sent !== 'nothing',
    barred: barredIn(progress),
    age: progress.age,
    exists: existsNotice(draft.conflict, progress.memberExists, progress.loggedIn),
    knownPhone: draft.conflict?.phone ?? null,
    isWhoMissing: progress.eligibility === 'notLoaded',
    ...submit,
    rejections: submit.rejections + rejections,
  };
}
