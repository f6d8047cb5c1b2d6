import { BehaviorSubject, filter, Subscription, take } from 'rxjs';
import { derive } from '../../shared/behavior.ts';
import { createGuard } from '../../shell/guard.ts';
import { createAnswered } from './answered.ts';
import { createKeptAttempts } from './attempt.ts';
import { wordOf } from './checkout.ts';
import { createInquiry } from './inquiry.ts';
import type { PaymentMessage } from './messages.ts';
import type { PayingNeeds, PayingStore, PayingView } from './paying.ts';
import { MISSED, NOT_STARTED } from './problems.ts';
import { mayStartPayment } from './standing.ts';
import type { Checkout } from './start.ts';
import { type Started, startPayment } from './starting.ts';

interface Going {
  readonly isStarting: boolean;
  readonly isLeaving: boolean;
  readonly checkout: Checkout | null;
  /** Whether the visitor has pressed pay in the checkout. */
  readonly hasBegun: boolean;
  readonly problem: PaymentMessage | null;
}

const IDLE: Going = { isStarting: false, isLeaving: false, checkout: null, hasBegun: false, problem: null };

export function createPayingStore(needs: PayingNeeds): PayingStore {
  const { money, center, departure, saved, kept, clock } = needs;
  const attempts = createKeptAttempts(center.code, saved, clock);
  const starting = { ...needs, attempts, trusted: departure, centerCode: center.code };
  const inquiry = createInquiry({ ...needs, attempts, answered: createAnswered(center.code, kept) });
  const going$ = new BehaviorSubject(IDLE);
  const setbacks$ = new BehaviorSubject(0);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  function turnDown(key: Extract<PaymentMessage['key'], `payment.${string}`>): void {
    // Another try after this is no double click.
    guard.release();
    going$.next({ ...IDLE, problem: { key, params: {} } });
    setbacks$.next(setbacks$.value + 1);
  }

  function pay(variant: Parameters<PayingStore['pay']>[0] = 'ordinary'): void {
    const { invoiceId, toPay } = money.view$.value;
    const { isStarting, isLeaving, checkout } = going$.value;
    if (invoiceId === null || toPay === null || isStarting || isLeaving || checkout !== null) return;
    if (!mayStartPayment(inquiry.standing$.value) || !guard.passes()) return;
    going$.next({ ...IDLE, isStarting: true });
    const wanted = { invoiceId, amount: toPay, variant, over: inquiry.over() };
    running.add(startPayment(starting, wanted).subscribe((started) => follow(started)));
  }

  function follow(started: Started): void {
    switch (started.kind) {
      case 'redirect':
        // The session that was begun is gone on with once there is a network again.
        if (!departure.online$.value) break;
        inquiry.begin();
        going$.next({ ...IDLE, isLeaving: true });
        departure.leaveFor(started.address);
        return;
      case 'embedded':
        inquiry.begin();
        going$.next({ ...IDLE, checkout: started.checkout });
        return;
      case 'nothingToPay':
        going$.next(IDLE);
        read();
        // Where how it stands still says otherwise, the visitor is not left without an answer.
        running.add(
          inquiry.standing$
            .pipe(
              filter(({ kind }) => kind !== 'checking'),
              take(1),
              filter(mayStartPayment),
            )
            .subscribe(() => turnDown(NOT_STARTED[started.kind])),
        );
        return;
      case 'failed':
      case 'amountChanged':
        // Another tab or another person may have paid, or begun to.
        read();
    }
    turnDown(NOT_STARTED[started.kind]);
  }

  function read(): void {
    running.add(inquiry.ask().subscribe());
  }

  /** The checkout goes away. */
  function dismiss(word: Parameters<typeof inquiry.heed>[0]): void {
    guard.release();
    going$.next(IDLE);
    inquiry.heed(word);
  }

  return {
    view$: derive(
      { known: inquiry.view$, going: going$, setbacks: setbacks$ },
      ({ known, going: { hasBegun: _, ...going }, setbacks }): PayingView => {
        const isNothingToPay = known.standing.kind === 'paid' || known.standing.kind === 'credited';
        return { ...known, ...going, setbacks, ...(isNothingToPay && { checkout: null, problem: null }) };
      },
    ),
    open(invoiceId) {
      running.unsubscribe();
      running = new Subscription();
      going$.next(IDLE);
      if (invoiceId === null) return;
      running.add(inquiry.ask(invoiceId).subscribe());
      // A page that comes out of the history has left, and come back; and what another tab did shows here too.
      running.add(
        needs.tabs.returned$.subscribe(() => {
          const { isLeaving, isStarting, checkout } = going$.value;
          // A press after this is no double click.
          if (isLeaving) guard.release();
          if (isLeaving) going$.next(IDLE);
          if (checkout !== null) money.again();
          else if (!isStarting) read();
        }),
      );
    },
    close() {
      running.unsubscribe();
      money.close();
      going$.next(IDLE);
    },
    pay,
    check: read,
    tellUnpaid() {
      if (inquiry.standing$.value.kind === 'undecided') inquiry.heed('unpaid');
    },
    hear(event) {
      if (going$.value.checkout === null) return;
      needs.told(event);
      const word = wordOf(event);
      if (word !== null) dismiss(word);
      else if (event === 'PAYMENT_INITIATED') going$.next({ ...going$.value, hasBegun: true });
    },
    miss(failure) {
      if (going$.value.checkout === null) return;
      turnDown(MISSED[failure]);
      // A frame that was silent may have taken the money.
      read();
    },
    leaveCheckout() {
      if (going$.value.checkout !== null) dismiss(going$.value.hasBegun ? 'begun' : null);
    },
  };
}
