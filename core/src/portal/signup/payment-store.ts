import { BehaviorSubject, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isSettled } from '../payment/settled.ts';
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
  readonly money: MoneyView;
  /** [P-SIGNUP-27] Back from the mobile payment, and nobody knows yet how it went. */
  readonly waitsForPayment: boolean;
  readonly callback: Callback | null;
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  readonly isShortTerm: boolean;
  /** Whether the visitor may say that they are done. */
  readonly mayFinish: boolean;
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
  open(): void;
  close(): void;
  go(step: PaymentStep): void;
  next(): void;
  /** Asks once more who is logged in. */
  askWho(): void;
  /** [P-SIGNUP-91] Once more, after a signing that failed. */
  sign(): void;
  /** [P-SIGNUP-86] */
  finish(): void;
  /** Asks again how the payment went. */
  check(): void;
}

/** The register of a center whose members pay at once. */
export function createPaymentStore(needs: RegisterNeeds): PaymentStore {
  const { departure, money, tracking } = needs;
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
    money.watch(invoiceId, false);
    guided.go('payment');
  }

  function sign(): void {
    const link = link$.value;
    if (link === null) return;
    returned.remember();
    guided.sign(link);
  }

  function finish(): void {
    if (!mayFinish(progress$.value)) return;
    const { invoiceId, memberId } = ids$.value;
    isFinished$.next(true);
    tracking.record({ kind: 'paymentRegisterMoved', to: 'success', signup: invoiceId ?? memberId ?? 'unknown' });
    guided.move('success');
    returned.forget();
    flow.end();
  }

  function lead(step: PaymentStep): void {
    if (outcome$.value === step) return;
    outcome$.next(step);
    if (step === 'success') finish();
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
    if (invoiceId !== null) money.watch(invoiceId, callback?.provider === 'mobilePayment');
    if (callback === null || (callback.provider === 'mobilePayment' && invoiceId === null)) return;
    returned.record('payment');
    running.add(money.view$.subscribe((known) => follow(callback, known)));
  }

  return {
    view$: derive(
      {
        view: guided.view$,
        progress: progress$,
        money: money.view$,
        callback: callback$,
        outcome: outcome$,
        isStuck: isStuck$,
        draft: flow.draft$,
        ids: ids$,
      },
      ({ view, progress, money: known, callback, outcome, isStuck, draft, ids }): PaymentView => ({
        ...view,
        money: known,
        waitsForPayment: callback !== null && progress.invoiceId !== null && outcome === null && !progress.isFinished,
        callback,
        canSign: progress.canSign,
        noDirectDebit: progress.noDirectDebit,
        isShortTerm: ids.isShortTerm,
        mayFinish: mayFinish(progress),
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
      isFinished$.next(false);
      running.add(returned.open());
      guided.open();
      takeUp();
    },
    close() {
      running.unsubscribe();
      money.close();
      guided.close();
    },
    go: guided.go,
    next: guided.next,
    askWho: guided.askWho,
    sign,
    finish,
    check: money.again,
  };
}

/** Whoever the invoice is to: somebody who comes back in another browser is known by nothing else. */
function customerOf({ invoice }: MoneyView): string | null {
  const customer = invoice.status === 'ready' ? invoice.value.invoice?.kunde : null;
  return typeof customer === 'boolean' ? null : memberIdOf(customer);
}
