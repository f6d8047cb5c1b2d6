import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { Departure } from '../../shell/departure.ts';
import type { KeyValue } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import { firstInvoiceMonth } from './invoice/bill.ts';
import { departmentPageFor } from './invoice/department-page.ts';
import { type PaidMembership, type PaymentVariant, paymentVariant } from './rules.ts';
import type { PaymentStore } from './store.ts';
import { readUnpaidSignup, saveUnpaidSignup, type UnpaidSignup } from './unpaid-signup.ts';
import { hasJustPaid, mayPayLater, type PaymentView } from './view.ts';

/** The payment, with the texts around it. */
export interface PaymentPageView extends PaymentView {
  readonly variant: PaymentVariant;
  /** Whether the visitor may pay later. */
  readonly mayPayLater: boolean;
  /** Whether the invoice belongs to a sign-up of this browser: paying it makes the visitor a member. */
  readonly isOfSignup: boolean;
  /** The end of the visit. */
  readonly end: 'paid' | 'later' | null;
  /** The department's page for members after the payment. */
  readonly departmentPage: string | null;
  /** [P-PAYMENT-05] The month of the first invoice, '02.2024'; null without a readable date. */
  readonly month: string | null;
}

/** The payment page of an invoice, reached by a link or after an unfinished sign-up. */
export interface PaymentPageStore {
  readonly view$: Behavior<PaymentPageView>;
  readonly payment: PaymentStore;
  open(): void;
  close(): void;
  /** [P-PAYMENT-31] The visitor has paid. */
  finish(): void;
  /** The visitor will pay later. */
  payLater(): void;
}

/** The payment of this page, and the parameters of the address that name its invoice. */
export interface PaymentPageNeeds {
  readonly center: Pick<CenterStore, 'code' | 'parameters$' | 'departments$' | 'forgetParameters'>;
  readonly payment: PaymentStore;
  readonly departure: Departure;
  /** Storage that outlives the tab. */
  readonly saved: KeyValue;
  readonly clock: SchedulerLike;
}

/** The page of a payment outside of a sign-up, to which a provider or a link leads. */
export function createPaymentPageStore({
  center,
  payment,
  departure,
  saved,
  clock,
}: PaymentPageNeeds): PaymentPageStore {
  const place = { code: center.code, saved, clock };
  const unpaidSignup$ = new BehaviorSubject<UnpaidSignup | null>(null);
  const end$ = new BehaviorSubject<PaymentPageView['end']>(null);
  const scope = createScope();

  /** The sign-up of the invoice. */
  const signup$ = derive({ view: payment.view$, unpaidSignup: unpaidSignup$ }, ({ view, unpaidSignup }) =>
    unpaidSignup?.invoiceId === view.money.invoiceId ? unpaidSignup : null,
  );
  const membership$ = derive(
    { signup: signup$, parameters: center.parameters$ },
    ({ signup, parameters }): PaidMembership => ({
      noDirectDebit: signup ? signup.noDirectDebit : parameters.directdebit === 'false',
      isShortTerm: parameters.shortterm === 'true',
    }),
  );
  const departmentPage$ = derive(
    { view: payment.view$, signup: signup$, departments: center.departments$ },
    ({ view, signup, departments }) => departmentPageFor(departments, signup?.departmentId ?? null, view.money.invoice),
  );

  function leave(end: 'paid' | 'later'): void {
    const { departmentPage } = view$.value;
    end$.next(end);
    // If the address is not allowed, the page shows it as a link instead.
    if (departmentPage !== null) departure.leaveFor(departmentPage);
  }

  const view$ = derive(
    { view: payment.view$, membership: membership$, signup: signup$, end: end$, departmentPage: departmentPage$ },
    ({ view, membership, signup, end, departmentPage }): PaymentPageView => {
      const { invoice } = view.money;
      return {
        ...view,
        variant: paymentVariant(view.phase.kind === 'paid', membership),
        mayPayLater: mayPayLater(view, membership),
        isOfSignup: signup !== null,
        end: hasJustPaid(view) ? 'paid' : end,
        departmentPage,
        month: invoice.status === 'ready' ? firstInvoiceMonth(invoice.value.first_invoice_date) : null,
      };
    },
  );

  return {
    view$,
    payment,
    open() {
      scope.reopen();
      end$.next(null);
      scope.add(
        readUnpaidSignup(place).subscribe((found) => {
          unpaidSignup$.next(found);
          payment.open(center.parameters$.value.invoiceId ?? found?.invoiceId ?? null);
        }),
      );
      // A visitor who has just paid is led on only once; the return parameters are cleared for the next time.
      scope.add(
        view$.subscribe(({ end, departmentPage }) => {
          if (end !== 'paid' || departmentPage === null || end$.value !== null) return;
          leave('paid');
          center.forgetParameters('callback', 'vippsSetup', 'status');
        }),
      );
      // Once it is paid, no other page or tab may find the sign-up as still to be paid.
      scope.add(
        payment.view$.subscribe(({ phase }) => {
          if (phase.kind === 'paid' && signup$.value !== null) saveUnpaidSignup(place, null);
        }),
      );
    },
    close() {
      scope.close();
      payment.close();
    },
    finish() {
      if (view$.value.phase.kind === 'paid') leave('paid');
    },
    payLater() {
      if (view$.value.mayPayLater) leave('later');
    },
  };
}
