// The start of a payment, from the click to the answer: an invoice never has two sessions at once.
import { forkJoin, map, type Observable, of, switchMap } from 'rxjs';
import { type Attempt, afterRefusal, attemptFor, type KeptAttempts } from './attempt.ts';
import { type PayingPage, paymentFallback } from './fallback.ts';
import type { InvoicePort, PaymentPort } from './port.ts';
import { type StartMeaning, startMeaning, type Trusted } from './start.ts';
import type { PaymentOrder } from './state.ts';
import { paymentStatus } from './status.ts';

export interface StartingNeeds {
  readonly port: InvoicePort & Pick<PaymentPort, 'start'>;
  readonly attempts: KeptAttempts;
  readonly trusted: Trusted & { readonly origin: string };
  readonly centerCode: string;
  readonly page: PayingPage;
  readonly newKey: () => string;
  readonly clock: { now(): number };
}

/** What became of a start. */
export type Started =
  | StartMeaning
  /** Nobody knows at this moment whether it is paid already, so nothing was started. */
  | { readonly kind: 'notAsked' }
  | { readonly kind: 'paid' }
  /** Another amount is to be paid than the one that was shown. */
  | { readonly kind: 'amountChanged' }
  | { readonly kind: 'failed' };

/** `shown` is the amount that the visitor has before them. */
export function startPayment(needs: StartingNeeds, invoiceId: string, shown: number | null): Observable<Started> {
  const { port, attempts } = needs;
  return attempts.of(invoiceId).pipe(
    switchMap((before) =>
      forkJoin([port.paymentState(invoiceId), port.invoice(invoiceId)]).pipe(
        switchMap(([state, invoice]): Observable<Started> => {
          if (!state.ok || !invoice.ok) return of({ kind: 'notAsked' });
          const rest = invoice.value.invoice?.rest ?? null;
          const isPaid = state.value.is_paid === true || (rest !== null && rest <= 0);
          if (isPaid) return of({ kind: 'paid' });
          if (rest !== shown) return of({ kind: 'amountChanged' });
          return begin(needs, { invoiceId, amount: shown, before, hasEnded: paymentStatus(state) === 'PAYMENTFAILED' });
        }),
      ),
    ),
  );
}

interface Beginning {
  readonly invoiceId: string;
  readonly amount: number | null;
  readonly before: Attempt | null;
  readonly hasEnded: boolean;
}

function begin(needs: StartingNeeds, { invoiceId, amount, before, hasEnded }: Beginning): Observable<Started> {
  const { attempts, page, newKey, clock } = needs;
  const fresh = (): Attempt => ({
    invoiceId,
    page,
    amount,
    key: newKey(),
    serverErrors: 0,
    isAnswered: false,
    startedAt: clock.now(),
  });
  return attempts.of(invoiceId).pipe(
    switchMap((now) => {
      const attempt = attemptFor({ before, now, hasEnded, amount }, fresh);
      // Kept before anything is sent under its key.
      return attempts.keep(attempt).pipe(switchMap(() => ask(needs, attempt)));
    }),
  );
}

function ask({ port, attempts, trusted, centerCode }: StartingNeeds, attempt: Attempt): Observable<Started> {
  const { invoiceId, page, key, amount } = attempt;
  const order: PaymentOrder = {
    invoice_id: invoiceId,
    fallback: paymentFallback(trusted.origin, centerCode, page, invoiceId),
    ...(amount !== null && { amount }),
  };
  return port.start(order, key).pipe(
    switchMap((answer) =>
      attempts.of(invoiceId).pipe(
        switchMap((now): Observable<Started> => {
          // Another attempt has taken this one's place: nobody is led to both.
          if (now !== null && now.key !== key) return of(FAILED);
          if (answer.ok)
            return attempts.keep({ ...attempt, isAnswered: true }).pipe(map(() => startMeaning(answer.value, trusted)));
          const left = afterRefusal(now ?? attempt, answer.error);
          return (left === null ? attempts.drop(attempt) : attempts.keep(left)).pipe(map(() => FAILED));
        }),
      ),
    ),
  );
}

const FAILED: Started = { kind: 'failed' };
