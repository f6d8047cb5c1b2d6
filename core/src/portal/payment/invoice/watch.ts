import { BehaviorSubject, type SchedulerLike, timer } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { idle, type Load, loading, toLoad } from '../../../shared/load.ts';
import { createScope } from '../../../shared/scope.ts';
import type { FirstInvoice, InvoicePort } from '../model.ts';
import { amountToPay, isSettled, type Money, moneyOf } from './money.ts';
import {
  nextPoll,
  openUntil,
  type PaymentStatus,
  POLLING,
  type PollAnswer,
  paymentStatus,
  pollAfterExpiry,
} from './status.ts';

/** The last answers about the invoice and its payment, and the progress of the requests. */
export interface MoneyView extends Money {
  readonly invoiceId: string | null;
  readonly invoice: Load<FirstInvoice>;
  /** The amount on the page; null if it is unknown, and then the visitor cannot pay. */
  readonly toPay: number | null;
  /** The end of an open payment, if the service names it. */
  readonly openUntil: number | null;
  /** The service knows of no such invoice. */
  readonly isUnknown: boolean;
  /** [P-PAYMENT-16] The quick requests have brought no result. */
  readonly isLate: boolean;
  /** [P-PAYMENT-17] The last request was not answered, so nothing is known of the payment. */
  readonly isUnanswered: boolean;
  /** The watch has ended, until the visitor asks again. */
  readonly isOver: boolean;
}

/** Polls an invoice and its payment until the outcome is known. */
export interface InvoiceWatch {
  readonly view$: Behavior<MoneyView>;
  watch(invoiceId: string, expectation: PollExpectation): void;
  /** Loads only the invoice: the visitor cannot have paid it yet. */
  look(invoiceId: string): void;
  /** Starts over with the same invoice. */
  again(): void;
  close(): void;
}

/** The expectation before the first request. */
export type PollExpectation = Pick<PollAnswer, 'isPatient' | 'isStartedHere'>;

interface PollState {
  readonly status: PaymentStatus | null;
  readonly openUntil: number | null;
  readonly isPaid: boolean;
  readonly tries: number;
  readonly isOver: boolean;
  readonly isUnanswered: boolean;
}

const NOT_POLLED: PollState = {
  status: null,
  openUntil: null,
  isPaid: false,
  tries: 0,
  isOver: false,
  isUnanswered: false,
};

/** Where the invoice is requested; the clock decides when it is requested again. */
export interface InvoiceWatchNeeds {
  readonly port: InvoicePort;
  readonly clock: SchedulerLike;
}

/** Asks for an invoice and its payment until the payment is settled. */
export function createInvoiceWatch({ port, clock }: InvoiceWatchNeeds): InvoiceWatch {
  const invoiceId$ = new BehaviorSubject<string | null>(null);
  const invoice$ = new BehaviorSubject<Load<FirstInvoice>>(idle);
  const poll$ = new BehaviorSubject<PollState>(NOT_POLLED);
  const scope = createScope();
  let expectation: PollExpectation = { isPatient: false, isStartedHere: false };
  let startedAt = 0;

  const view$ = derive(
    { invoiceId: invoiceId$, invoice: invoice$, poll: poll$ },
    ({ invoiceId, invoice, poll }): MoneyView => {
      const record = invoice.status === 'ready' ? invoice.value.invoice : null;
      const { failure = null } = invoice.status === 'failed' ? invoice : {};
      return {
        ...moneyOf(record, poll),
        invoiceId,
        invoice,
        toPay: amountToPay(record),
        openUntil: poll.openUntil,
        isUnknown: failure?.kind === 'refused' && failure.refusal === 'notFound',
        isLate: poll.tries >= POLLING.quickTries,
        isOver: poll.isOver,
        isUnanswered: poll.isUnanswered,
      };
    },
  );

  /** Whether no further answer is needed. */
  const isDone = (): boolean => view$.value.isUnknown || view$.value.isCredited || isSettled(view$.value);

  function look(invoiceId: string): void {
    scope.reopen();
    const isSame = invoiceId === invoiceId$.value;
    // A new poll keeps the answer that it is paid.
    poll$.next({ ...NOT_POLLED, isPaid: isSame && poll$.value.isPaid });
    if (!isSame || invoice$.value.status !== 'ready') invoice$.next(mayBeInvoice(invoiceId) ? loading : NO_INVOICE);
    invoiceId$.next(invoiceId);
    if (!mayBeInvoice(invoiceId)) return;
    scope.add(
      port.invoice(invoiceId).subscribe((answer) => {
        // A failed refresh does not remove the invoice that is shown.
        if (answer.ok || invoice$.value.status !== 'ready') invoice$.next(toLoad(answer));
      }),
    );
  }

  function begin(invoiceId: string): void {
    look(invoiceId);
    startedAt = clock.now();
    if (mayBeInvoice(invoiceId)) pollOnce(invoiceId);
    else poll$.next({ ...NOT_POLLED, isOver: true });
  }

  function pollOnce(invoiceId: string): void {
    scope.add(
      port.paymentState(invoiceId).subscribe((answer) => {
        const status = paymentStatus(answer);
        const isUnanswered = !answer.ok;
        const isPaid = poll$.value.isPaid || (answer.ok && answer.value.is_paid === true);
        const tries = poll$.value.tries + 1;
        const wait = isPaid ? null : nextPoll(tries, clock.now() - startedAt, { status, isUnanswered, ...expectation });
        const until = answer.ok ? openUntil(answer.value) : poll$.value.openUntil;
        poll$.next({ status, openUntil: until, isPaid, tries, isOver: wait === null, isUnanswered });
        const next = wait ?? pollAfterExpiry(until, clock.now());
        if (next !== null) scope.add(timer(next, clock).subscribe(() => pollUnlessDone(invoiceId)));
      }),
    );
  }

  function pollUnlessDone(invoiceId: string): void {
    if (isDone()) poll$.next({ ...poll$.value, isOver: true });
    else pollOnce(invoiceId);
  }

  return {
    view$,
    look,
    watch(invoiceId, known) {
      expectation = known;
      begin(invoiceId);
    },
    again() {
      if (invoiceId$.value !== null) begin(invoiceId$.value);
    },
    close: scope.close,
  };
}

/** An empty id, one dot or two dots cannot be part of a path. */
const mayBeInvoice = (invoiceId: string): boolean => !['', '.', '..'].includes(invoiceId);

/** The service's answer to an unknown invoice. */
const NO_INVOICE: Load<never> = {
  status: 'failed',
  failure: { kind: 'refused', refusal: 'notFound', status: 404, type: '', message: '' },
};
