import { BehaviorSubject, filter, map, type SchedulerLike, take } from 'rxjs';
import { createAction, type RunRejection } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { Departure } from '../../shell/departure.ts';
import type { KeyValue, PageAddress, Tabs } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import type { InvoiceWatch } from './invoice/watch.ts';
import { CHECKOUT_FAILED, NOT_STARTED, type PaymentMessage } from './messages.ts';
import type { InvoicePort, PaymentPort } from './model.ts';
import { createInquiry } from './report/inquiry.ts';
import { mayReportUnpaid, mayStartPayment, type UnpaidVariant } from './rules.ts';
import { createAttemptStorage } from './start/attempts.ts';
import { type Checkout, type CheckoutFailure, reportOf, type SessionEvent } from './start/checkout.ts';
import type { PaymentPage } from './start/return-address.ts';
import { type StartOutcome, type StartRequest, startPayment } from './start/start.ts';
import type { PaymentView } from './view.ts';

/** Pays an invoice on the provider's page or in a checkout, and follows the payment. */
export interface PaymentStore {
  readonly view$: Behavior<PaymentView>;
  /** Continues an earlier attempt with its report, also of another tab. */
  open(invoiceId: string | null): void;
  close(): void;
  /** `variant` goes into the return address, for a browser that does not know the membership. */
  pay(variant?: UnpaidVariant): void;
  /** [P-PAYMENT-67] Asks the service again. */
  check(): void;
  /** The visitor says that they have not paid; offered by `mayReportUnpaid`. */
  reportUnpaid(): void;
  /** [P-PAYMENT-29] [P-PAYMENT-30] For each event of the frame; one that ends the session also closes the checkout. */
  checkoutEvent(event: SessionEvent): void;
  /** [P-PAYMENT-24] [P-PAYMENT-25] Closes the checkout, says why, and asks the service, as money may have moved. */
  checkoutFailed(failure: CheckoutFailure): void;
  /** The visitor closes the checkout. */
  leaveCheckout(): void;
}

/** The watched invoice, the ways out of the page, and the storage by which a return is recognized. */
export interface PaymentNeeds {
  readonly port: InvoicePort & Pick<PaymentPort, 'start'>;
  readonly money: InvoiceWatch;
  readonly center: Pick<CenterStore, 'code' | 'parameters$' | 'forgetParameters'>;
  readonly departure: Departure;
  readonly address: Pick<PageAddress, 'setParameter'>;
  /** Storage that outlives the tab. */
  readonly saved: KeyValue;
  /** Storage until the tab closes. */
  readonly tabStorage: KeyValue;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly newKey: () => string;
  readonly record: (event: SessionEvent) => void;
  readonly page: PaymentPage;
  readonly clock: SchedulerLike;
}

/** The visit to the provider after a start. */
interface Visit {
  readonly isLeaving: boolean;
  readonly checkout: Checkout | null;
  /** Whether the visitor has pressed pay in the checkout. */
  readonly hasPressedPay: boolean;
}

type Key = Extract<PaymentMessage['key'], `payment.${string}`>;
type Rejection = RunRejection<PaymentMessage>;

const NO_VISIT: Visit = { isLeaving: false, checkout: null, hasPressedPay: false };
const DONE = { kind: 'done', value: null } as const;

const messageOf = (key: Key): PaymentMessage => ({ key, params: {} });
const rejectedWith = (key: Key): Rejection => ({ kind: 'rejected', failure: messageOf(key) });

/** The payment of a first invoice: its ways to pay, a running attempt, and its outcome. */
export function createPaymentStore(needs: PaymentNeeds): PaymentStore {
  const { money, center, departure, saved, clock } = needs;
  const { online$ } = departure;
  const attempts = createAttemptStorage(center.code, saved, clock);
  const startNeeds = { ...needs, attempts, trusted: departure, centerCode: center.code };
  const inquiry = createInquiry({ ...needs, attempts });
  const visit$ = new BehaviorSubject(NO_VISIT);
  const action = createAction<StartRequest, null, PaymentMessage>({
    online$,
    clock,
    run: (request) => startPayment(startNeeds, request).pipe(map(follow)),
  });
  const scope = createScope();

  function pay(variant: UnpaidVariant = 'ordinary'): void {
    const { invoiceId, toPay } = money.view$.value;
    const { isLeaving, checkout } = visit$.value;
    if (invoiceId === null || toPay === null || isLeaving || checkout !== null) return;
    if (!mayStartPayment(inquiry.phase$.value)) return;
    action.run({ invoiceId, amount: toPay, variant, endedKey: inquiry.endedKey$.value }, () => {});
  }

  /** Leads on before the action ends, so that the button is not free in between. */
  function follow(outcome: StartOutcome): typeof DONE | Rejection {
    switch (outcome.kind) {
      case 'redirect':
        // The same session continues once the network is back.
        if (!online$.value) break;
        inquiry.clearReport();
        visit$.next({ ...NO_VISIT, isLeaving: true });
        departure.leaveFor(outcome.address);
        return DONE;
      case 'embedded':
        inquiry.clearReport();
        visit$.next({ ...NO_VISIT, checkout: outcome.checkout });
        return DONE;
      case 'nothingToPay':
        read();
        // If the invoice still seems unpaid, the page says why no payment was started.
        scope.add(
          inquiry.phase$
            .pipe(
              filter(({ kind }) => kind !== 'checking'),
              take(1),
              filter(mayStartPayment),
            )
            .subscribe(() => {
              action.clear();
              action.reject(messageOf(NOT_STARTED[outcome.kind]));
            }),
        );
        return DONE;
      case 'failed':
      case 'amountChanged':
        // Another tab or another person may have paid.
        read();
    }
    // The next click is another try, no double click.
    action.clear();
    return rejectedWith(NOT_STARTED[outcome.kind]);
  }

  function read(): void {
    scope.add(inquiry.ask().subscribe());
  }

  function dismiss(report: Parameters<typeof inquiry.report>[0]): void {
    leave();
    inquiry.report(report);
  }

  /** The visit is over: the next click is no double click. */
  function leave(): void {
    visit$.next(NO_VISIT);
    action.clear();
  }

  return {
    view$: derive(
      { known: inquiry.view$, visit: visit$, start: action.view$ },
      ({ known, visit: { isLeaving, checkout }, start }): PaymentView => {
        const isNothingToPay = known.phase.kind === 'paid' || known.phase.kind === 'credited';
        const problem = start.failure ?? (start.isOffline ? messageOf(NOT_STARTED.redirect) : null);
        return {
          ...known,
          isStarting: start.isSending,
          isLeaving,
          checkout: isNothingToPay ? null : checkout,
          problem: isNothingToPay ? null : problem,
          rejections: start.rejections,
        };
      },
    ),
    open(invoiceId) {
      scope.reopen();
      visit$.next(NO_VISIT);
      action.forget();
      if (invoiceId === null) return;
      scope.add(inquiry.ask(invoiceId).subscribe());
      // Reads again when the visitor returns, from the provider or from another tab.
      scope.add(
        needs.tabs.returned$.subscribe(() => {
          const { isLeaving, checkout } = visit$.value;
          if (isLeaving) leave();
          if (checkout !== null) money.again();
          else if (!action.view$.value.isSending) read();
        }),
      );
    },
    close() {
      scope.close();
      money.close();
      visit$.next(NO_VISIT);
      action.forget();
    },
    pay,
    check: read,
    reportUnpaid() {
      const { phase, report } = inquiry.view$.value;
      if (mayReportUnpaid(phase, report)) inquiry.report('unpaid');
    },
    checkoutEvent(event) {
      if (visit$.value.checkout === null) return;
      needs.record(event);
      const report = reportOf(event);
      if (report !== null) dismiss(report);
      else if (event === 'PAYMENT_INITIATED') visit$.next({ ...visit$.value, hasPressedPay: true });
    },
    checkoutFailed(failure) {
      if (visit$.value.checkout === null) return;
      leave();
      action.reject(messageOf(CHECKOUT_FAILED[failure]));
      // The silent frame may have taken the money.
      read();
    },
    leaveCheckout() {
      if (visit$.value.checkout !== null) dismiss(visit$.value.hasPressedPay ? 'pending' : null);
    },
  };
}
