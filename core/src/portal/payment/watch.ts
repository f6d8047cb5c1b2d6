import { BehaviorSubject, type SchedulerLike, Subscription, timer } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { InvoicePort } from './port.ts';
import type { FirstInvoice } from './state.ts';
import { ASKING, nextAsking, type PaymentStatus, paymentStatus } from './status.ts';

/** What is known of an invoice and of its payment. */
export interface MoneyView {
  readonly invoiceId: string | null;
  readonly invoice: Load<FirstInvoice>;
  /** What remains to be paid; null where no invoice is known. */
  readonly rest: number | null;
  readonly status: PaymentStatus | null;
  /** Whether the last answer said itself that it is paid, whatever is derived from it. */
  readonly isPaid: boolean;
  /** [P-PAYMENT-16] The quick tries have come to nothing. */
  readonly isLate: boolean;
  /** [P-PAYMENT-17] The last request was not answered, which says nothing of the payment. */
  readonly isUnanswered: boolean;
  /** Nothing more is asked, until somebody asks to. */
  readonly isOver: boolean;
}

/** Asks for an invoice and what has become of its payment, until the service has said it. */
export interface MoneyWatch {
  readonly view$: Behavior<MoneyView>;
  /** `isPatient` for whoever was at a payment provider: the answer may be on its way from there. */
  watch(invoiceId: string, isPatient: boolean): void;
  /** Only the invoice: nobody has been asked to pay it yet. */
  look(invoiceId: string): void;
  /** Begins anew with the same invoice. */
  again(): void;
  close(): void;
}

interface Asked {
  readonly status: PaymentStatus | null;
  readonly isPaid: boolean;
  readonly tries: number;
  readonly isOver: boolean;
  readonly isUnanswered: boolean;
}

const NOT_ASKED: Asked = { status: null, isPaid: false, tries: 0, isOver: false, isUnanswered: false };

export function createMoneyWatch({
  port,
  clock,
}: {
  readonly port: InvoicePort;
  readonly clock: SchedulerLike;
}): MoneyWatch {
  const invoiceId$ = new BehaviorSubject<string | null>(null);
  const invoice$ = new BehaviorSubject<Load<FirstInvoice>>(idle);
  const asked$ = new BehaviorSubject<Asked>(NOT_ASKED);
  let running = Subscription.EMPTY;
  let isPatient = false;
  let begunAt = 0;

  function look(invoiceId: string): void {
    running.unsubscribe();
    running = new Subscription();
    // What was said once is not unsaid by asking again.
    asked$.next({ ...NOT_ASKED, isPaid: invoiceId === invoiceId$.value && asked$.value.isPaid });
    if (invoiceId !== invoiceId$.value || invoice$.value.status !== 'ready') invoice$.next(loading);
    invoiceId$.next(invoiceId);
    running.add(port.invoice(invoiceId).subscribe((answer) => invoice$.next(toLoad(answer))));
  }

  function begin(invoiceId: string): void {
    look(invoiceId);
    begunAt = clock.now();
    ask(invoiceId);
  }

  function ask(invoiceId: string): void {
    running.add(
      port.paymentState(invoiceId).subscribe((answer) => {
        const status = paymentStatus(answer);
        const tries = asked$.value.tries + 1;
        const isPaid = asked$.value.isPaid || (answer.ok && answer.value.is_paid === true);
        const wait = isPaid ? null : nextAsking(tries, clock.now() - begunAt, { status, isPatient });
        asked$.next({ status, isPaid, tries, isOver: wait === null, isUnanswered: !answer.ok });
        if (wait !== null) running.add(timer(wait, clock).subscribe(() => ask(invoiceId)));
      }),
    );
  }

  return {
    view$: derive(
      { invoiceId: invoiceId$, invoice: invoice$, asked: asked$ },
      ({ invoiceId, invoice, asked }): MoneyView => ({
        invoiceId,
        invoice,
        rest: invoice.status === 'ready' ? (invoice.value.invoice?.rest ?? null) : null,
        status: asked.status,
        isPaid: asked.isPaid,
        isLate: asked.tries >= ASKING.quickTries,
        isOver: asked.isOver,
        isUnanswered: asked.isUnanswered,
      }),
    ),
    look,
    watch(invoiceId, patient) {
      isPatient = patient;
      begin(invoiceId);
    },
    again() {
      if (invoiceId$.value !== null) begin(invoiceId$.value);
    },
    close: () => running.unsubscribe(),
  };
}
