// What the page shows where a sponsor signs up to pay for another member.
import type { DepartmentsView } from '../../membership/view.ts';
import type { PersonForm } from '../../person/rules.ts';
import { isSameName, nameOf } from '../../sponsor/rules.ts';
import type { SponsoredView } from '../../sponsor/sponsored-store.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import type { SubmitView } from '../sending/submit.ts';
import { offersNext, type Reason } from '../steps/reasons.ts';
import { type SponsorProgress, type SponsorStep, shownSponsorStep, sponsorMachine } from './steps.ts';

export interface SponsorSignupView extends SubmitView {
  readonly step: SponsorStep;
  readonly steps: readonly SponsorStep[];
  /** Those the visitor can go to. */
  readonly open: readonly SponsorStep[];
  readonly departments: DepartmentsView;
  /** It is the one of the agreement that is paid for: there is nothing to choose. */
  readonly departmentIsSettled: boolean;
  /** The sponsor tried to go on without having chosen a department. */
  readonly departmentIsMissed: boolean;
  readonly sponsored: SponsoredView;
  /** [P-SPONSOR-29] The person who fills in the form is too young to pay. */
  readonly isUnderage: boolean;
  /** [P-SPONSOR-34] The center has a member with this number already. */
  readonly exists: boolean;
  /** [P-PERSON-39] False where no way on is offered at all. */
  readonly offersNext: boolean;
  /** Whether the payer is registered already: the way on of the form does it otherwise. */
  readonly isRegistered: boolean;
  /** [P-SPONSOR-27] Who pays, as they have filled it in; `knownAs` is who the service says they are, where it says otherwise. */
  readonly sponsor: { readonly name: string | null; readonly place: string | null; readonly knownAs: string | null };
  /** [P-SPONSOR-28] Whether there is a place to sign that a page may be left for. */
  readonly canSign: boolean;
  /** On the way out, to sign. */
  readonly isLeaving: boolean;
  /** They wanted to leave to sign, and there is no network to leave by. */
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
  const name = nameOf(form);
  return {
    name,
    place: [form.postal_code, form.municipality].filter(Boolean).join(' ') || null,
    knownAs: knownAs === null || isSameName(knownAs, name ?? '') ? null : knownAs,
  };
}

/** What is being sent is waited for. */
const mayShow = (to: SponsorStep, step: SponsorStep, progress: SponsorProgress): boolean =>
  (to === step || !progress.isSending) && shownSponsorStep(to, progress) === to;

function reasonsAt(step: SponsorStep, progress: SponsorProgress): readonly Reason[] {
  const next = sponsorMachine.next(step, progress);
  return next.kind === 'blocked' ? next.reasons : [];
}
