import { BehaviorSubject, combineLatest } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { StepHistory } from '../../../shell/ports.ts';
import type { CenterStore } from '../../center/store.ts';
import type { PersonStore } from '../../person/store.ts';
import type { SponsoredStore } from '../../sponsor/sponsored-store.ts';
import { EMPTY_FLOW } from '../drafts/flow-draft.ts';
import type { DraftStore } from '../drafts/store.ts';
import { type ChoiceOfDepartment, createDepartmentChoice } from '../flow/department-choice.ts';
import { rejectByForm } from '../flow/incomplete.ts';
import { createWayOut, type WayOutNeeds } from '../return/way-out.ts';
import { createStepper } from '../steps/stepper.ts';
import { restoreSponsorDraft, saveSponsorDraft } from './draft.ts';
import { settledDepartment, sponsorFlowState } from './flow-state.ts';
import { createSponsorSender, type SponsorSenderNeeds } from './sender.ts';
import { type SponsorProgress, type SponsorStep, shownSponsorStep, sponsorMachine } from './steps.ts';
import { SPONSOR_STEPS, type SponsorSignupView, sponsorSignupView } from './view.ts';

/** The page to which the link in the payer's SMS leads. */
export interface SponsorSignupStore {
  readonly view$: Behavior<SponsorSignupView>;
  readonly person: PersonStore;
  open(): void;
  close(): void;
  /** Chooses a department, or clears it if it is the chosen one. */
  chooseDepartment(id: number): void;
  /** Loads the departments again. */
  reload(): void;
  reloadSponsored(): void;
  go(step: SponsorStep): void;
  next(): void;
  /** [P-SPONSOR-28] Leaves for the page on which the payer signs direct debit. */
  sign(): void;
}

/** The payer's form, the link, and the member whom it names. */
export interface SponsorSignupNeeds extends Omit<SponsorSenderNeeds, 'draft' | 'online$'>, WayOutNeeds {
  readonly person: PersonStore;
  readonly sponsored: SponsoredStore;
  /** The hash of the link; null without one. */
  readonly hash$: Behavior<string | null>;
  readonly center: ChoiceOfDepartment & Pick<CenterStore, 'reloadDepartments'>;
  readonly drafts: DraftStore;
  readonly history: StepHistory;
}

/** The sign-up with a membership that another person pays. */
export function createSponsorSignupStore(needs: SponsorSignupNeeds): SponsorSignupStore {
  const { person, sponsored, hash$, center, drafts } = needs;
  const draft = drafts.flow('sponsor');
  const isMissed$ = new BehaviorSubject(false);
  const wayOut = createWayOut(needs);
  const scope = createScope();

  const sender = createSponsorSender({ ...needs, draft, online$: needs.departure.online$ });
  const settledId$ = settledDepartment(sponsored, center);
  const departments = createDepartmentChoice(center, settledId$);
  const { progress$, link$, isSettled$ } = sponsorFlowState(needs, {
    departments$: departments.view$,
    draft$: draft.draft$,
    submitView$: sender.view$,
  });
  const stepper = createStepper<SponsorStep, SponsorProgress>({
    steps: SPONSOR_STEPS,
    progress$,
    capped: shownSponsorStep,
    isSettled$,
    history: needs.history,
    keep: keepStep,
  });

  function keepStep(step: SponsorStep): void {
    draft.keep({ step });
  }

  /** Restores the link's draft, and stores later changes. */
  function restore(): void {
    const hash = hash$.value;
    if (!draft.isCurrent$.value) sender.forget();
    draft.restore();
    if (hash === null) return;
    if (!restoreSponsorDraft(needs, hash)) draft.keep(EMPTY_FLOW);
    scope.add(
      combineLatest([settledId$, center.departmentId$]).subscribe(([settled, chosen]) => {
        if (settled !== null && settled !== chosen) center.chooseDepartment(settled);
      }),
    );
    scope.add(saveSponsorDraft(needs, draft, hash));
    scope.add(derive({ facts: person.facts$ }, ({ facts }) => facts.information).subscribe(sender.clear));
    scope.add(sender.view$.subscribe(({ isSending }) => person.lock(isSending)));
    scope.add(() => person.lock(false));
    stepper.open(draft.draft$.value.step);
    scope.add(() => stepper.close());
    scope.add(stepper.step$.subscribe(person.cancelDeferred));
    scope.add(person.submitIsDue$.subscribe(next));
  }

  function send(): void {
    const { information } = person.facts$.value;
    const departmentId = center.departmentId$.value;
    const hash = hash$.value;
    if (information === null || departmentId === null || hash === null) return;
    const from = stepper.step$.value;
    sender.send({ information, departmentId, hash }, () => {
      if (stepper.step$.value !== from) return;
      // [P-SPONSOR-26] Stored if the page is closed, so that the sponsor finds the step later.
      if (!scope.isOpen()) keepStep('confirm');
      else stepper.go('confirm');
    });
  }

  function next(): void {
    person.cancelDeferred();
    const at = sponsorMachine.next(stepper.step$.value, progress$.value);
    if (at.kind === 'go') stepper.go(at.to);
    else if (at.kind === 'send') send();
    else if (at.kind === 'blocked') {
      if (!rejectByForm(person, at.reasons)) sender.reject();
      isMissed$.next(at.reasons.some(({ kind }) => kind === 'departmentMissing'));
    }
  }

  return {
    person,
    view$: derive(
      {
        step: stepper.step$,
        progress: progress$,
        draft: draft.draft$,
        departments: departments.view$,
        settledId: settledId$,
        departmentIsMissed: isMissed$,
        sponsored: sponsored.view$,
        form: person.view$,
        submit: sender.view$,
        isLeaving: wayOut.isLeaving$,
        isCutOff: wayOut.isCutOff$,
      },
      ({ form, settledId, ...now }) =>
        sponsorSignupView({ ...now, form: form.values, departmentIsSettled: settledId !== null }),
    ),
    open() {
      scope.reopen();
      sponsored.open();
      wayOut.open();
      scope.add(drafts.whenRead(restore));
    },
    close() {
      scope.close();
      person.cancelDeferred();
      sponsored.close();
      wayOut.close();
    },
    chooseDepartment(id) {
      // Locked while it is being sent.
      if (!sender.view$.value.isSending) departments.choose(id);
    },
    reload: center.reloadDepartments,
    reloadSponsored: sponsored.reload,
    go(step) {
      // Locked while a request is running.
      if (!sender.view$.value.isSending && shownSponsorStep(step, progress$.value) === step) stepper.go(step);
    },
    next,
    sign() {
      const link = link$.value;
      if (link !== null && progress$.value.sponsoredIsKnown) wayOut.leaveFor(link);
    },
  };
}
