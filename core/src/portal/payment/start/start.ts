// The start of a payment, from the click to the answer. There is no second session while the first may be paid.
import { forkJoin, map, type Observable, of, switchMap } from 'rxjs';
import type { Failure } from '../../../shared/result.ts';
import { amountToPay, isSettled, moneyOf } from '../invoice/money.ts';
import { isStatusUnknown, openUntil, paymentStatus } from '../invoice/status.ts';
import type { InvoicePort, PaymentOrder, PaymentPort, PaymentStart } from '../model.ts';
import type { UnpaidVariant } from '../rules.ts';
import {
  type Attempt,
  type AttemptStorage,
  afterRefusal,
  afterUselessAnswer,
  attemptFor,
  isAbandoned,
  isClosedByProvider,
} from './attempts.ts';
import type { Checkout } from './checkout.ts';
import { type PaymentPage, paymentFallback } from './return-address.ts';

interface PaymentStartNeeds {
  readonly port: InvoicePort & Pick<PaymentPort, 'start'>;
  readonly attempts: AttemptStorage;
  readonly trusted: AllowedAddresses & { readonly origin: string };
  readonly centerCode: string;
  readonly page: PaymentPage;
  readonly newKey: () => string;
  readonly clock: { now(): number };
}

export interface StartRequest {
  readonly invoiceId: string;
  readonly amount: number;
  readonly variant: UnpaidVariant;
  /** The key of an attempt that the page has shown as failed or aborted. */
  readonly endedKey: string | null;
}

export type StartOutcome =
  | StartMeaning
  /** It is unknown whether the invoice is paid already, so no payment was started. */
  | { readonly kind: 'notAsked' }
  /** The invoice is paid or credited. */
  | { readonly kind: 'nothingToPay' }
  /** The amount differs from the shown one. */
  | { readonly kind: 'amountChanged' }
  /** The provider has ended the session, but the service does not know it yet. */
  | { readonly kind: 'notClosed' }
  | { readonly kind: 'failed' };

export function startPayment(needs: PaymentStartNeeds, request: StartRequest): Observable<StartOutcome> {
  const { port, attempts, clock } = needs;
  const { invoiceId, amount, endedKey } = request;
  return attempts.find(invoiceId).pipe(
    switchMap((before) =>
      forkJoin([port.paymentState(invoiceId), port.invoice(invoiceId)]).pipe(
        switchMap(([state, answer]): Observable<StartOutcome> => {
          if (!state.ok || !answer.ok) return of({ kind: 'notAsked' });
          const { invoice } = answer.value;
          const status = paymentStatus(state);
          const money = moneyOf(invoice, { status, isPaid: state.value.is_paid === true });
          if (money.isCredited || isSettled(money)) return of({ kind: 'nothingToPay' });
          if (amountToPay(invoice) !== amount) return of({ kind: 'amountChanged' });
          const isClosedBefore = before !== null && isClosedByProvider(before);
          const isAbandonedBefore = before !== null && isAbandoned(before, clock.now());
          const replaces = openUntil(state.value) !== null;
          const isReplaced = replaces && (isClosedBefore || before?.key === endedKey);
          const hasEnded =
            status === 'PAYMENTFAILED' || (isClosedBefore && status === 'VOID') || isReplaced || isAbandonedBefore;
          if (isClosedBefore && !hasEnded) return of({ kind: 'notClosed' });
          if (isStatusUnknown({ status, isUnanswered: false }) && before?.report !== 'unpaid')
            return of({ kind: 'notAsked' });
          return begin(needs, { ...request, before, hasEnded, replaces });
        }),
      ),
    ),
  );
}

interface NewAttempt extends StartRequest {
  readonly before: Attempt | null;
  readonly hasEnded: boolean;
  /** Whether the service ends an open payment before it starts another. */
  readonly replaces: boolean;
}

function begin(
  needs: PaymentStartNeeds,
  { before, hasEnded, endedKey: _, ...request }: NewAttempt,
): Observable<StartOutcome> {
  const { attempts, page, newKey, clock } = needs;
  const { invoiceId, amount } = request;
  const fresh = (): Attempt => ({
    ...request,
    page,
    key: newKey(),
    serverErrors: 0,
    isAnswered: false,
    report: null,
    startedAt: clock.now(),
  });
  return attempts.find(invoiceId).pipe(
    switchMap((now) => {
      const attempt = attemptFor({ before, now, hasEnded, amount }, fresh);
      // Stored before it is sent.
      return attempts.save(attempt).pipe(switchMap(() => ask(needs, attempt)));
    }),
  );
}

function ask({ port, attempts, trusted, centerCode }: PaymentStartNeeds, attempt: Attempt): Observable<StartOutcome> {
  const { invoiceId, page, variant, key, amount, replaces } = attempt;
  const fallback = paymentFallback(trusted.origin, centerCode, page, invoiceId, variant);
  const order: PaymentOrder = { invoice_id: invoiceId, fallback, amount, ...(replaces && { replaces }) };
  return port.start(order, key).pipe(
    switchMap((answer) =>
      attempts.find(invoiceId).pipe(
        switchMap((now): Observable<StartOutcome> => {
          // Another attempt has replaced this one: the page must not lead to both.
          if (now !== null && now.key !== key) return of(FAILED);
          const current = now ?? attempt;
          const outcome = answer.ok ? startMeaning(answer.value, trusted) : outcomeOfRefusal(answer.error);
          const left = answer.ok ? afterAnswer(current, outcome) : afterRefusal(current, answer.error);
          return (left === null ? attempts.remove(attempt) : attempts.save(left)).pipe(map(() => outcome));
        }),
      ),
    ),
  );
}

const afterAnswer = (current: Attempt, { kind }: StartOutcome): Attempt | null =>
  kind === 'redirect' || kind === 'embedded' ? { ...current, isAnswered: true } : afterUselessAnswer(current);

const FAILED: StartOutcome = { kind: 'failed' };

function outcomeOfRefusal(failure: Failure): StartOutcome {
  switch (failure.kind === 'refused' ? failure.type : null) {
    case 'AlreadyPaid':
    case 'InvoiceCredited':
      return { kind: 'nothingToPay' };
    case 'PriceChanged':
      return { kind: 'amountChanged' };
    default:
      return FAILED;
  }
}

type StartMeaning =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'embedded'; readonly checkout: Checkout }
  /** Its address is not allowed. */
  | { readonly kind: 'refused' }
  /** [P-PAYMENT-25] A part of the checkout's data is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'unknown' };

/** The addresses that are allowed. */
interface AllowedAddresses {
  mayLeaveFor(address: string): boolean;
  mayLoadFrom(address: string): boolean;
}

/** [P-PAYMENT-19] [P-PAYMENT-21] [P-PAYMENT-22] If the answer has both, the provider's page wins over the checkout. */
export function startMeaning(answer: PaymentStart, trusted: AllowedAddresses): StartMeaning {
  const address = given(answer.payment_url);
  if (address !== null) return trusted.mayLeaveFor(address) ? { kind: 'redirect', address } : { kind: 'refused' };
  const [script, token] = [given(answer.checkout_url), given(answer.token)];
  if (script === null && token === null) return { kind: 'unknown' };
  if (script === null || token === null) return { kind: 'incomplete' };
  return trusted.mayLoadFrom(script) ? { kind: 'embedded', checkout: { script, token } } : { kind: 'refused' };
}

const given = (text: string | null | undefined): string | null => text?.trim() || null;
