import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { CenterStore } from '../../center/store.ts';
import { createSponsorContactStore, type SponsorContactStore } from '../../sponsor/contact-store.ts';
import type { SponsorPort } from '../../sponsor/port.ts';
import { createFlow } from '../flow/flow.ts';
import { machineRules } from '../flow/flow-rules.ts';
import type { FlowView } from '../flow/flow-view.ts';
import { createStepFlow, type StepFlowNeeds } from '../flow/step-flow.ts';
import { type SignupResult, signupResult } from '../return/outcome.ts';
import type { SignupProgress } from '../steps/progress.ts';
import { saveContact } from './contact.ts';
import { type PrivateStep, privateMachine } from './steps.ts';

/** The sign-up with a private sponsor beside its steps. */
export interface PrivateView extends FlowView<PrivateStep> {
  /** [P-SIGNUP-50] The outcome in the address; shown instead of the steps. */
  readonly outcome: SignupResult | null;
}

/** The page of this sign-up; `contact` sends the message to the payer. */
export interface PrivateStore {
  readonly view$: Behavior<PrivateView>;
  /** [P-SIGNUP-46] Of the last step. */
  readonly contact: SponsorContactStore;
  open(): void;
  close(): void;
  go(step: PrivateStep): void;
  next(): void;
  /** Loads the profile again. */
  askWho(): void;
  /** Resets the page for another sign-up. */
  startOver(): void;
}

/** A step flow, and the message to the payer with its link. */
export interface PrivateNeeds extends StepFlowNeeds {
  readonly center: StepFlowNeeds['center'] & Pick<CenterStore, 'forgetParameters'>;
  readonly sponsors: Pick<SponsorPort, 'contact'>;
  readonly online$: Behavior<boolean>;
  /** The base address of the center's pages. */
  readonly centerAddress: string;
}

const PAYER = { is_privately_sponsored: true } as const;

/** The sign-up with a private sponsor: the member signs nothing, and sends one message to the payer. */
export function createPrivateStore(needs: PrivateNeeds): PrivateStore {
  const { center, departure, drafts, tracking, clock } = needs;
  const payer$ = new BehaviorSubject(PAYER);
  const flow = createFlow(needs, { name: 'private', path: 'private', origin: departure.origin, payer$ });
  const scope = createScope();

  const sent$ = derive({ draft: flow.draft$ }, ({ draft }) => draft.sent);
  const contact = createSponsorContactStore({
    port: needs.sponsors,
    memberId$: derive({ sent: sent$ }, ({ sent }) => sent?.memberId ?? null),
    departmentId$: derive({ sent: sent$ }, ({ sent }) => sent?.choice?.departmentId ?? null),
    contractId$: derive({ sent: sent$ }, ({ sent }) => sent?.contractId ?? null),
    online$: needs.online$,
    centerAddress: needs.centerAddress,
    clock,
  });
  const savedContact = saveContact(drafts, contact);
  const stepFlow = createStepFlow<PrivateStep, SignupProgress>(needs, {
    flow,
    guide: machineRules(privateMachine, ['agreement', 'personalia', 'payer']),
    progress$: flow.progress$,
    counted: 'private',
    // [P-SIGNUP-49]
    onSent: () => stepFlow.go('payer'),
    onEnd: () => undefined,
  });
  const outcome$ = derive({ parameters: center.parameters$ }, ({ parameters }) => signupResult(parameters.success));

  /** Clears all personal data at the end. The address alone does not prove the end: the payer must have been asked. */
  function forgetWhatIsDone(): void {
    if (outcome$.value !== 'success' || !contact.facts$.value.contacted) return;
    savedContact.forget();
    flow.end();
  }

  return {
    contact,
    view$: derive(
      { view: stepFlow.view$, outcome: outcome$ },
      ({ view, outcome }): PrivateView => ({ ...view, outcome }),
    ),
    open() {
      scope.reopen();
      stepFlow.open();
      scope.add(
        drafts.whenRead(() => {
          savedContact.restore();
          forgetWhatIsDone();
        }),
      );
      const outcome = outcome$.value;
      tracking.record(
        outcome === null
          ? { kind: 'opened', flow: 'private' } // [P-TRACKING-03]
          : { kind: 'signupReturned', flow: 'private', success: outcome === 'success', signup: 'private' },
      );
    },
    close() {
      scope.close();
      stepFlow.close();
    },
    go: stepFlow.go,
    next: stepFlow.next,
    askWho: stepFlow.askWho,
    startOver: () => center.forgetParameters('success'),
  };
}
