import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { PaymentStore } from '../../payment/store.ts';
import { createFlow } from '../flow/flow.ts';
import { createStepFlow } from '../flow/step-flow.ts';
import type { Destination } from '../return/callbacks.ts';
import { createProviderReturn } from '../return/provider-return.ts';
import { receiptOf } from '../return/receipt.ts';
import { signingLink } from '../return/signing-link.ts';
import { afterSending } from '../sending/after.ts';
import type { RegisterNeeds } from '../standard/store.ts';
import { createCompletionStore } from './completion.ts';
import { navigate } from './navigation.ts';
import { paymentProgressOf } from './progress.ts';
import { PAYMENT_RULES, type PaymentProgress, type PaymentStep } from './steps.ts';
import { type PaymentSignupView, paymentSignupViewOf } from './view.ts';

/** The page of this register; `payment` is the store of its step with the same name. */
export interface PaymentSignupStore {
  readonly view$: Behavior<PaymentSignupView>;
  readonly payment: PaymentStore;
  open(): void;
  close(): void;
  go(step: PaymentStep): void;
  next(): void;
  /** Loads the profile again. */
  askWho(): void;
  /** [P-SIGNUP-91] Leaves for the signing of direct debit, also once more after one that failed. */
  sign(): void;
  /** [P-SIGNUP-86] [P-PAYMENT-35] Ends the sign-up, and leaves for the department's page if there is one. */
  finish(): void;
}

/** The register in which members pay at once. */
export function createPaymentSignupStore(needs: RegisterNeeds): PaymentSignupStore {
  const { departure, membership, payment, tracking } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createProviderReturn(needs, flow.draft$);
  const { callback$, ids$ } = returned;
  const isStuck$ = new BehaviorSubject(false);
  const destination$ = new BehaviorSubject<Destination | null>(null);
  const scope = createScope();

  const link$ = signingLink(flow.draft$, departure);
  const completion = createCompletionStore({
    ...needs,
    flow,
    returned,
    arrive: () => stepFlow.move('success'),
  });
  const { completion$ } = completion;
  const progress$ = derive(
    {
      progress: flow.progress$,
      draft: flow.draft$,
      chosen: membership.facts$,
      ids: ids$,
      link: link$,
      callback: callback$,
      evidence: returned.evidence$,
      destination: destination$,
      payment: payment.view$,
      completion: completion$,
    },
    paymentProgressOf,
  );
  const stepFlow = createStepFlow<PaymentStep, PaymentProgress>(needs, {
    flow,
    guide: PAYMENT_RULES,
    progress$,
    counted: 'member',
    onSent: proceed,
    // The later steps have their own buttons.
    onEnd(step) {
      if (step === 'directDebit') sign();
      else if (step === 'information') proceed();
    },
  });
  // Also stored if the page was closed before the answer.
  flow.sent$.subscribe(returned.remember);

  /** [P-SIGNUP-66] [P-SIGNUP-67] Everything is sent, so the visitor is led on without a further click. */
  function proceed(): void {
    const { sent } = flow.draft$.value;
    if (sent === null) return;
    const after = afterSending(progress$.value.noDirectDebit, sent, departure.mayLeaveFor);
    isStuck$.next(after.kind === 'stuck');
    if (after.kind !== 'stuck') show(after.kind === 'sign' ? 'directDebit' : 'payment');
    if (after.kind === 'sign') leaveToSign(after.link);
  }

  /** The step for going back. Returning here does not change a provider's report on the invoice. */
  function show(step: 'directDebit' | 'payment'): void {
    const { invoiceId } = ids$.value;
    if (invoiceId !== null) payment.open(invoiceId);
    stepFlow.lead(step);
  }

  function sign(): void {
    const link = link$.value;
    if (link !== null && progress$.value.canSign) leaveToSign(link);
  }

  function leaveToSign(link: string): void {
    const receipt = receiptOf(stepFlow.view$.value.summary, payment.view$.value.money.invoice, false);
    stepFlow.sign(link, () => returned.leave(link, receipt));
  }

  const finish = (): void => completion.finish(progress$.value, stepFlow.view$.value.summary);

  function resume(): void {
    payment.open(ids$.value.invoiceId);
    const hasEnded = completion.restore();
    if (callback$.value === null && !hasEnded) tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    if (callback$.value !== null) returned.record('payment');
    scope.add(
      navigate({ payment, returned, completion$, finish, step$: stepFlow.step$, move: stepFlow.move, destination$ }),
    );
  }

  return {
    payment,
    view$: derive(
      {
        view: stepFlow.view$,
        progress: progress$,
        payment: payment.view$,
        ids: ids$,
        callback: callback$,
        destination: destination$,
        completion: completion$,
        departmentPage: completion.departmentPage$,
        isStuck: isStuck$,
        evidence: returned.evidence$,
      },
      paymentSignupViewOf,
    ),
    open() {
      scope.reopen();
      destination$.next(null);
      completion.reset();
      stepFlow.open(() => scope.add(returned.open(resume)));
    },
    close() {
      scope.close();
      payment.close();
      stepFlow.close();
    },
    go(step) {
      if (step === 'success') finish();
      else if (!progress$.value.isLocked) stepFlow.go(step);
    },
    next: stepFlow.next,
    askWho: stepFlow.askWho,
    sign,
    finish,
  };
}
