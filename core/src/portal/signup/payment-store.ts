import { BehaviorSubject, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { hasJustPaid, type PayingStore, type PayingView } from '../payment/paying.ts';
import type { MoneyView } from '../payment/watch.ts';
import { afterSending } from './after.ts';
import { type Led, ledBy } from './callbacks.ts';
import { createEnding } from './ending.ts';
import { createFlow } from './flow.ts';
import { createGuided } from './guided.ts';
import {
  heldStep,
  nextInPayment,
  noDirectDebitAt,
  PAYMENT_STEPS,
  type PaymentProgress,
  type PaymentStep,
  paymentSteps,
  requestedStep,
} from './payment.ts';
import { paymentProgressOf } from './payment-progress.ts';
import { type PaymentView, paymentViewOf } from './payment-view.ts';
import { createReturn } from './returned.ts';
import { signingLink } from './signing-link.ts';
import type { RegisterNeeds } from './standard-store.ts';

export interface PaymentStore {
  readonly view$: Behavior<PaymentView>;
  readonly paying: PayingStore;
  open(): void;
  close(): void;
  go(step: PaymentStep): void;
  next(): void;
  /** Asks once more who is logged in. */
  askWho(): void;
  /** [P-SIGNUP-91] */
  sign(): void;
  /** [P-SIGNUP-86] [P-PAYMENT-35] */
  finish(): void;
}

/** The register of a center whose members pay at once. */
export function createPaymentStore(needs: RegisterNeeds): PaymentStore {
  const { departure, membership, paying, tracking } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createReturn(needs, flow.draft$);
  const { callback$, ids$ } = returned;
  const isStuck$ = new BehaviorSubject(false);
  /** Where the last return has led; null before. */
  const led$ = new BehaviorSubject<Led | null>(null);
  let running = Subscription.EMPTY;

  const link$ = signingLink(flow.draft$, departure);
  const ending = createEnding({
    ...needs,
    flow,
    returned,
    progress: () => progress$.value,
    arrive: () => guided.move('success'),
  });
  const { end$, finish } = ending;
  const progress$ = derive(
    {
      progress: flow.progress$,
      draft: flow.draft$,
      chosen: membership.facts$,
      ids: ids$,
      link: link$,
      callback: callback$,
      led: led$,
      paying: paying.view$,
      end: end$,
    },
    paymentProgressOf,
  );
  const guided = createGuided<PaymentStep, PaymentProgress>(needs, {
    flow,
    guide: {
      steps: PAYMENT_STEPS,
      shown: (step, progress) => paymentSteps({ noDirectDebit: noDirectDebitAt(step, progress) }, step),
      capped: heldStep,
      mayGo: (from, to, progress) => from !== to && requestedStep(progress, from, to) === to,
      next: nextInPayment,
    },
    progress$,
    counted: 'member',
    onSent: goOn,
    onEnd: (step) => (step === 'directDebit' ? sign() : goOn()),
  });
  // Whatever has been sent is found again, also if the page was left before the answer came.
  flow.sent$.subscribe(returned.remember);

  /** [P-SIGNUP-66] [P-SIGNUP-67] */
  function goOn(): void {
    const { sent } = flow.draft$.value;
    if (sent === null) return;
    const after = afterSending(progress$.value.noDirectDebit, sent, departure.mayLeaveFor);
    isStuck$.next(after.kind === 'stuck');
    if (after.kind === 'sign') guided.sign(after.link);
    else if (after.kind !== 'stuck') show(after.kind === 'review' ? 'directDebit' : 'payment');
  }

  /** A step that shows the invoice. What a provider has said of it is not unsaid by coming here again. */
  function show(step: 'directDebit' | 'payment'): void {
    const { invoiceId } = ids$.value;
    if (invoiceId !== null) paying.open(invoiceId);
    guided.lead(step);
  }

  function sign(): void {
    const link = link$.value;
    if (link !== null && progress$.value.canSign) guided.sign(link);
  }

  function followCheckout(payment: PayingView): void {
    if (hasJustPaid(payment) && guided.step$.value === 'payment') finish();
  }

  /** What a return means, once enough is known to say it. */
  function follow(known: MoneyView): void {
    const callback = callback$.value;
    if (callback === null) return;
    const led = ledBy(callback, ids$.value, known);
    if (led === null || led === led$.value || end$.value !== null) return;
    led$.next(led);
    if (led === 'success') finish();
    else if (led !== 'untraced') guided.move(led);
  }

  function takeUp(): void {
    const callback = callback$.value;
    if (callback === null) tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    paying.open(ids$.value.invoiceId);
    ending.recall();
    running.add(paying.view$.subscribe(followCheckout));
    if (callback === null) return;
    returned.record('payment');
    running.add(paying.view$.subscribe((payment) => follow(payment.money)));
  }

  return {
    paying,
    view$: derive(
      {
        view: guided.view$,
        progress: progress$,
        paying: paying.view$,
        ids: ids$,
        callback: callback$,
        led: led$,
        end: end$,
        onward: ending.onward$,
        isStuck: isStuck$,
      },
      paymentViewOf,
    ),
    open() {
      running.unsubscribe();
      running = new Subscription();
      led$.next(null);
      ending.begin();
      guided.open(() => running.add(returned.open(takeUp)));
    },
    close() {
      running.unsubscribe();
      paying.close();
      guided.close();
    },
    go(step) {
      if (step === 'success') finish();
      else if (!progress$.value.isHeld) guided.go(step);
    },
    next: guided.next,
    askWho: guided.askWho,
    sign,
    finish,
  };
}
