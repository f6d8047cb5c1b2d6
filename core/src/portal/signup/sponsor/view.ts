import type { DepartmentsView } from '../../membership/view.ts';
import type { PersonForm } from '../../person/rules.ts';
import { isSameName, sponsoredName } from '../../sponsor/rules.ts';
import type { SponsoredView } from '../../sponsor/sponsored-store.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import type { SubmitView } from '../sending/submit.ts';
import { offersNext, type Reason } from '../steps/reasons.ts';
import { type SponsorProgress, type SponsorStep, shownSponsorStep, sponsorMachine } from './steps.ts';

/** The payer's steps, and the member and the costs that they agree to. */
export interface SponsorSignupView extends SubmitView {
  readonly step: SponsorStep;
  readonly steps: readonly SponsorStep[];
  /** The steps that the sponsor can go to. */
  readonly open: readonly SponsorStep[];
  readonly departments: DepartmentsView;
  /** The department is that of the sponsored agreement, so there is no choice. */
  readonly departmentIsSettled: boolean;
  /** The sponsor tried to continue without a department. */
  readonly departmentIsMissed: boolean;
  readonly sponsored: SponsoredView;
  /** [P-SPONSOR-29] The sponsor is too young to pay. */
  readonly isUnderage: boolean;
  /** [P-SPONSOR-34] The center already has a member with this number. */
  readonly exists: boolean;
  /** [P-PERSON-39] False if the page offers no next button. */
  readonly offersNext: boolean;
  /** Whether the payer is registered already; if not, the form's next button does it. */
  readonly isRegistered: boolean;
  /** [P-SPONSOR-27] The payer's input; `knownAs` is the service's name for them, if it differs. */
  readonly sponsor: { readonly name: string | null; readonly place: string | null; readonly knownAs: string | null };
  /** [P-SPONSOR-28] Whether there is an allowed address for signing. */
  readonly canSign: boolean;
  /** The page is leaving for the signing. */
  readonly isLeaving: boolean;
  /** The sponsor wanted to sign, but there is no network. */
  readonly isCutOff: boolean;
}

export const SPONSOR_STEPS = ['department', 'information', 'confirm'] as const satisfies readonly SponsorStep[];

export function sponsorSignupView(now: {
  readonly step: SponsorStep;
  readonly progress: SponsorProgress;
  readonly draft: FlowDraft;
  readonly departments: DepartmentsView;
  readonly departmentIsSettled: boolean;
  readonly departmentIsMissed: boolean;
  readonly sponsored: SponsoredView;
  readonly form: PersonForm;
  readonly submit: SubmitView;
  readonly isLeaving: boolean;
  readonly isCutOff: boolean;
}): SponsorSignupView {
  const { step, progress, form } = now;
  const isSent = progress.sent === 'current';
  return {
    step,
    steps: SPONSOR_STEPS,
    open: SPONSOR_STEPS.filter((to) => mayShow(to, step, progress)),
    departments: now.departments,
    departmentIsSettled: now.departmentIsSettled,
    departmentIsMissed: now.departmentIsMissed && progress.departmentId === null,
    sponsored: now.sponsored,
    isUnderage: progress.age.kind !== 'allowed',
    exists: progress.sponsorExists,
    offersNext: offersNext(reasonsAt(step, progress)),
    isRegistered: progress.sent !== 'nothing',
    sponsor: sponsorOf(form, now.draft.sent?.knownAs ?? null),
    canSign: isSent && progress.sponsoredIsKnown && progress.canSign,
    isLeaving: now.isLeaving,
    isCutOff: now.isCutOff,
    ...now.submit,
  };
}

function sponsorOf(form: PersonForm, knownAs: string | null): SponsorSignupView['sponsor'] {
  const name = sponsoredName(form);
  return {
    name,
    place: [form.postal_code, form.municipality].filter(Boolean).join(' ') || null,
    knownAs: knownAs === null || isSameName(knownAs, name ?? '') ? null : knownAs,
  };
}

/** Locked while a request is running. */
const mayShow = (to: SponsorStep, step: SponsorStep, progress: SponsorProgress): boolean =>
  (to === step || !progress.isSending) && shownSponsorStep(to, progress) === to;

function reasonsAt(step: SponsorStep, progress: SponsorProgress): readonly Reason[] {
  const next = sponsorMachine.next(step, progress);
  return next.kind === 'blocked' ? next.reasons : [];
}
