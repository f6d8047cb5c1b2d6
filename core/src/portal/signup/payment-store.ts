import { BehaviorSubject, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { saidIn } from '../payment/fallback.ts';
import { wayOnward } from '../payment/onward.ts';
import { isSettled } from '../payment/settled.ts';
import { mayStartPayment } from '../payment/standing.ts';
import type { PayingStore, PayingView } from '../payment/store.ts';
import { offersToGoOn, type PaidMembership, type PaymentVariant, paymentVariant } from '../payment/variants.ts';
import type { MoneyView } from '../payment/watch.ts';
import { memberIdOf } from '../profile/rules.ts';
import { afterSending } from './after.ts';
import { afterDirectDebit, afterMobilePayment, type Callback } from './callbacks.ts';
import { createFlow } from './flow.ts';
import type { FlowView } from './flow-view.ts';
import { createGuided } from './guided.ts';
import {
  mayFinish,
  nextInPayment,
  PAYMENT_STEPS,
  type PaymentProgress,
  type PaymentStep,
  paymentSteps,
  requestedStep,
  settledStep,
} from './payment.ts';
import { createReturn } from './returned.ts';
import type { RegisterNeeds } from './standard-store.ts';

/** What the payment register shows. */
export interface PaymentView extends FlowView<PaymentStep> {
  readonly paying: PayingView;
  readonly variant: PaymentVariant;
  /** Whether the visitor may leave it unpaid for now. */
  readonly goesOn: boolean;
  /** [P-PAYMENT-35] Where the department wants whoever is done to go. */
  readonly onward: string | null;
  /** [P-SIGNUP-27] Back from the mobile payment, and nobody knows yet how it went. */
  readonly waitsForPayment: boolean;
  readonly callback: Callback | null;
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  readonly isShortTerm: boolean;
  readonly isPaid: boolean;
  /** Everything has been sent, and there is nothing to sign or to pay that anybody could be led to. */
  readonly isStuck: boolean;
  /** [P-SIGNUP-87] An earlier visit was not ended: there is an invoice to pay. */
  readonly isUnfinished: boolean;
  /** Back from a payment of which nothing is known: no invoice is named, here or in the address. */
  readonly isUntraced: boolean;
}

export interface PaymentStore {
  readonly view$: Behavior<PaymentView>;
  readonly paying: PayingStore;
  open(): void;
  close(): void;
  go(step: PaymentStep): void;
  next(): void;
  /** Asks once more who is logged in. */
  askWho(): void;
  /** [P-SIGNUP-91] Once more, after a signing that failed. */
  sign(): void;
  /** [P-SIGNUP-86] [P-PAYMENT-35] */
  finish(): void;
}

/** The register of a center whose members pay at once. */
export function createPaymentStore(needs: RegisterNeeds): PaymentStore {
  const { center, departure, membership, paying, tracking } = needs;
  const { money } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createReturn(needs, flow.draft$);
  const { callback$, ids$ } = returned;
  const isFinished$ = new BehaviorSubject(false);
  const isStuck$ = new BehaviorSubject(false);
  /** Where the last return has led; null while that is not known, or there was none. */
  const outcome$ = new BehaviorSubject<PaymentStep | null>(null);
  let running = Subscription.EMPTY;

  const link$ = derive({ draft: flow.draft$ }, ({ draft: { sent } }) =>
    sent?.link && departure.mayLeaveFor(sent.link) ? sent.link : null,
  );
  const chosen$ = derive({ facts: membership.facts$ }, ({ facts }) => facts.department);
  /** Where the chosen department wants whoever is done to go; known also when everything else is forgotten. */
  const left$ = new BehaviorSubject<string | null>(null);
  const onward$ = derive({ chosen: chosen$, left: left$ }, ({ chosen, left }) => wayOnward(chosen) ?? left);
  const progress$ = derive(
    {
      progress: flow.progress$,
      ids: ids$,
      link: link$,
      callback: callback$,
      money: money.view$,
      isFinished: isFinished$,
    },
    ({ progress, ids, link, callback, money: known, isFinished }): PaymentProgress => ({
      ...progress,
      invoiceId: ids.invoiceId,
      memberId: ids.memberId ?? customerOf(known),
      callback: callback?.provider ?? null,
      signingFailed: callback?.provider === 'directDebit' && callback.status !== 'ok',
      noDirectDebit: ids.noDirectDebit,
      canSign: link !== null,
      isPaid: isSettled(known),
      isFinished,
    }),
  );
  const guided = createGuided<PaymentStep, PaymentProgress>(needs, {
    flow,
    guide: {
      steps: PAYMENT_STEPS,
      shown: (step, progress) => paymentSteps(progress, step),
      capped: settledStep,
      mayGo: (from, to, progress) => from !== to && requestedStep(progress, from, to) === to,
      next: nextInPayment,
    },
    progress$,
    counted: 'member',
    onSent: onward,
    onEnd: (step) => (step === 'directDebit' ? sign() : onward()),
  });

  /** [P-SIGNUP-66] [P-SIGNUP-67] */
  function onward(): void {
    const { sent } = flow.draft$.value;
    if (sent === null) return;
    const after = afterSending(progress$.value.noDirectDebit, sent, departure.mayLeaveFor);
    returned.remember();
    isStuck$.next(after.kind === 'stuck');
    if (after.kind === 'sign') guided.sign(after.link);
    else if (after.kind === 'payment') toPayment();
  }

  function toPayment(): void {
    const { invoiceId } = ids$.value;
    if (invoiceId === null) return;
    paying.open(invoiceId, null);
    guided.go('payment');
  }

  function sign(): void {
    const link = link$.value;
    if (link === null) return;
    returned.remember();
    guided.sign(link);
  }

  /** Whoever has paid in the page need not say so. */
  function followCheckout({ said, standing }: PayingView): void {
    const isHere = guided.step$.value === 'payment' && !isFinished$.value;
    if (said === 'paid' && standing.kind === 'paid' && isHere) end();
  }

  function finish(): void {
    const onward = onward$.value;
    end();
    if (isFinished$.value && onward !== null) departure.leaveFor(onward);
  }

  function end(): void {
    if (!mayFinish(progress$.value)) return;
    const { invoiceId, memberId } = ids$.value;
    left$.next(onward$.value);
    isFinished$.next(true);
    tracking.record({ kind: 'paymentRegisterMoved', to: 'success', signup: invoiceId ?? memberId ?? 'unknown' });
    guided.move('success');
    returned.forget();
    flow.end();
  }

  function lead(step: PaymentStep): void {
    if (outcome$.value === step) return;
    outcome$.next(step);
    if (step === 'success') end();
    else guided.move(step);
  }

  /** What a return means, once enough is known to say it. */
  function follow(callback: Callback, known: MoneyView): void {
    if (isFinished$.value) return;
    if (callback.provider === 'mobilePayment') {
      const step = afterMobilePayment(known, known.isOver);
      if (step !== 'waiting') lead(step);
      return;
    }
    const isKnown = known.isOver && known.invoice.status !== 'loading';
    if (callback.status === 'not_ok') lead('directDebit');
    else if (ids$.value.invoiceId === null) lead(callback.status === 'ok' ? 'success' : 'directDebit');
    else if (isKnown || isSettled(known)) lead(afterDirectDebit(callback.status, ids$.value.noDirectDebit, known));
  }

  function takeUp(): void {
    const callback = callback$.value;
    const { invoiceId } = ids$.value;
    if (callback === null) tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    paying.open(invoiceId, saidIn(center.parameters$.value));
    running.add(paying.view$.subscribe(followCheckout));
    if (callback === null || (callback.provider === 'mobilePayment' && invoiceId === null)) return;
    returned.record('payment');
    running.add(money.view$.subscribe((known) => follow(callback, known)));
  }

  return {
    paying,
    view$: derive(
      {
        view: guided.view$,
        progress: progress$,
        paying: paying.view$,
        onward: onward$,
        callback: callback$,
        outcome: outcome$,
        isStuck: isStuck$,
        draft: flow.draft$,
        ids: ids$,
      },
      ({ view, progress, paying: payment, onward, callback, outcome, isStuck, draft, ids }): PaymentView => ({
        ...view,
        paying: payment,
        variant: paymentVariant(progress.isPaid, ids),
        goesOn: goesOn(payment, progress, ids),
        onward,
        waitsForPayment: callback !== null && progress.invoiceId !== null && outcome === null && !progress.isFinished,
        callback,
        canSign: progress.canSign,
        noDirectDebit: progress.noDirectDebit,
        isShortTerm: ids.isShortTerm,
        isPaid: progress.isPaid,
        isStuck: isStuck && progress.sent === 'current',
        isUntraced: callback?.provider === 'mobilePayment' && progress.invoiceId === null && !progress.isFinished,
        isUnfinished: callback === null && draft.sent === null && progress.invoiceId !== null && !progress.isFinished,
      }),
    ),
    open() {
      running.unsubscribe();
      running = new Subscription();
      outcome$.next(null);
      left$.next(null);
      isFinished$.next(false);
      running.add(returned.open());
      guided.open();
      takeUp();
    },
    close() {
      running.unsubscribe();
      paying.close();
      guided.close();
    },
    go: guided.go,
    next: guided.next,
    askWho: guided.askWho,
    sign,
    finish,
  };
}

/** [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] */
const goesOn = ({ standing, checkout }: PayingView, progress: PaymentProgress, ids: PaidMembership): boolean =>
  mayFinish(progress) &&
  offersToGoOn(paymentVariant(progress.isPaid, ids)) &&
  mayStartPayment(standing) &&
  checkout === null;

/** Whoever the invoice is to: somebody who comes back in another browser is known by nothing else. */
function customerOf({ invoice }: MoneyView): string | null {
  const customer = invoice.status === 'ready' ? invoice.value.invoice?.kunde : null;
  return typeof customer === 'boolean' ? null : memberIdOf(customer);
}
