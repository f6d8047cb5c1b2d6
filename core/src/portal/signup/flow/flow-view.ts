// What the screens of the flows show of how far a visitor has come.

import type { AgeDecision } from '../../person/age.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import type { SignupMessage } from '../messages.ts';
import { type ExistsNotice, existsNotice } from '../sending/conflict.ts';
import type { SubmitView } from '../sending/submit.ts';
import { describeReason } from '../steps/describe.ts';
import type { Next } from '../steps/machine.ts';
import type { Eligibility, Progress } from '../steps/progress.ts';
import { offersNext } from '../steps/reasons.ts';
import type { Guide } from './guide.ts';
import type { Summary } from './summary.ts';

/** Why a visitor may not begin the flow at all; the page shows this instead of the steps. */
export type Barred = Extract<Eligibility, 'hasActiveAgreement' | 'hasSponsor'>;

export interface NextView {
  /** [P-PERSON-39] False where no way on is offered at all. */
  readonly isOffered: boolean;
  readonly isBlocked: boolean;
  /** Why, in words that tell what to do. */
  readonly reasons: readonly SignupMessage[];
}

export interface FlowView<S extends string> extends SubmitView {
  readonly step: S;
  readonly steps: readonly S[];
  /** Those the visitor can go to. */
  readonly open: readonly S[];
  /** Something has to come before it is known which step this is. */
  readonly isWaiting: boolean;
  readonly next: NextView;
  /** Whether the visitor is registered already: the way on of the form does it otherwise. */
  readonly isRegistered: boolean;
  readonly barred: Barred | null;
  readonly age: AgeDecision;
  /** [P-SIGNUP-70] */
  readonly exists: ExistsNotice | null;
  /** The phone number of that notice. */
  readonly knownPhone: string | null;
  /** Whether the profile of the logged-in member could not be fetched. */
  readonly isWhoMissing: boolean;
  /** [P-SIGNUP-10] [P-SIGNUP-40] */
  readonly summary: Summary;
  /** On the way out, to sign. */
  readonly isLeaving: boolean;
  /** They wanted to leave to sign, and there is no network to leave by. */
  readonly isCutOff: boolean;
  /** The member's session has ended, and the page no longer shows what was filled in for that member. */
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

/** [P-MEMBERSHIP-44] A visitor who has sent everything does not read that they may not begin. */
const barredIn = ({ eligibility, sent }: Progress): Barred | null =>
  sent !== 'current' && (eligibility === 'hasActiveAgreement' || eligibility === 'hasSponsor') ? eligibility : null;

/** What it is put together from. */
export interface FlowViewParts<S extends string, P extends Progress>
  extends Pick<FlowView<S>, 'step' | 'open' | 'isWaiting' | 'summary' | 'isLeaving' | 'isCutOff' | 'hasSessionEnded'> {
  readonly guide: Guide<S, P>;
  readonly progress: P;
  readonly isRead: boolean;
  readonly draft: FlowDraft;
  readonly submit: SubmitView;
  /** How often the page told the visitor that they cannot go on. */
  readonly rejections: number;
}

export function flowView<S extends string, P extends Progress>(parts: FlowViewParts<S, P>): FlowView<S> {
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
