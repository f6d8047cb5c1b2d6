import { BehaviorSubject, type SchedulerLike, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Departure } from '../../shell/departure.ts';
import { createGuard } from '../../shell/guard.ts';
import type { Address, KeyValue, Tabs } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import { createKeptAttempts } from './attempt.ts';
import { type CheckoutFailure, type SessionEvent, wordOf } from './checkout.ts';
import { MOBILE_CALLBACK, type PayingPage } from './fallback.ts';
import type { InvoicePort, PaymentPort } from './port.ts';
import { mayStartPayment, type PaymentStanding, type ProviderWord, paymentStanding } from './standing.ts';
import type { Checkout } from './start.ts';
import { type Started, startPayment } from './starting.ts';
import type { MoneyView, MoneyWatch } from './watch.ts';

/** What is shown of a payment. */
export interface PayingView {
  readonly money: MoneyView;
  readonly standing: PaymentStanding;
  /** What the provider has said since the page was opened, or in its address. */
  readonly said: ProviderWord | null;
  readonly isStarting: boolean;
  /** On the way out, to the provider's page. */
  readonly isLeaving: boolean;
  /** The checkout that stands inside the page. */
  readonly checkout: Checkout | null;
  /** Why the payment could not be started. */
  readonly problem: Message | null;
  /** Grows each time, so that the focus can move to the reason. */
  readonly setbacks: number;
}

/** Pays an invoice, by either kind of provider, and says how it stands. */
export interface PayingStore {
  readonly view$: Behavior<PayingView>;
  /** `said` is what the way back from a provider says. */
  open(invoiceId: string | null, said: ProviderWord | null): void;
  close(): void;
  pay(): void;
  /** [P-PAYMENT-67] Asks again how it stands. */
  check(): void;
  /** [P-PAYMENT-29] [P-PAYMENT-30] What the checkout says. */
  hear(event: SessionEvent): void;
  /** [P-PAYMENT-24] [P-PAYMENT-25] */
  miss(failure: CheckoutFailure): void;
  /** The visitor closes the checkout. */
  leaveCheckout(): void;
}

export interface PayingNeeds {
  readonly port: InvoicePort & Pick<PaymentPort, 'start'>;
  readonly money: MoneyWatch;
  readonly center: Pick<CenterStore, 'code' | 'parameters$' | 'forgetParameters'>;
  readonly departure: Departure;
  readonly address: Pick<Address, 'setParameter'>;
  /** What outlives the tab. */
  readonly saved: KeyValue;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly newKey: () => string;
  readonly told: (event: SessionEvent) => void;
  readonly page: PayingPage;
  readonly clock: SchedulerLike;
}

interface Going {
  readonly isStarting: boolean;
  readonly isLeaving: boolean;
  readonly checkout: Checkout | null;
  readonly problem: Message | null;
}

const IDLE: Going = { isStarting: false, isLeaving: false, checkout: null, problem: null };

export function createPayingStore(needs: PayingNeeds): PayingStore {
  const { money, center, departure, address, saved, clock } = needs;
  const attempts = createKeptAttempts(center.code, saved, clock);
  const starting = { ...needs, attempts, trusted: departure, centerCode: center.code };
  const said$ = new BehaviorSubject<ProviderWord | null>(null);
  const going$ = new BehaviorSubject(IDLE);
  const setbacks$ = new BehaviorSubject(0);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;
  const standing$ = derive({ money: money.view$, said: said$ }, ({ money: known, said }) =>
    paymentStanding(known, said),
  );

  function turnDown(key: Extract<Message['key'], `payment.${string}`>): void {
    // Whoever tries again is not clicking twice.
    guard.release();
    going$.next({ ...IDLE, problem: { key, params: {} } });
    setbacks$.next(setbacks$.value + 1);
  }

  function pay(): void {
    const { invoiceId, rest } = money.view$.value;
    const { isStarting, isLeaving, checkout } = going$.value;
    if (invoiceId === null || isStarting || isLeaving || checkout !== null) return;
    if (!mayStartPayment(standing$.value) || !guard.passes()) return;
    going$.next({ ...IDLE, isStarting: true });
    running.add(startPayment(starting, invoiceId, rest).subscribe((started) => follow(started)));
  }

  function follow(started: Started): void {
    switch (started.kind) {
      case 'redirect':
        unsay();
        going$.next({ ...IDLE, isLeaving: true });
        departure.leaveFor(started.address);
        return;
      case 'embedded':
        unsay();
        going$.next({ ...IDLE, checkout: started.checkout });
        return;
      case 'paid':
        going$.next(IDLE);
        money.again();
        return;
      case 'failed':
      case 'amountChanged':
        // Somebody else may have paid, or begun to.
        money.again();
        turnDown(NOT_STARTED[started.kind]);
        return;
      default:
        turnDown(NOT_STARTED[started.kind]);
    }
  }

  /** What a provider said was said of an attempt that is over. */
  function unsay(): void {
    said$.next(null);
    const { callback, vippsSetup } = center.parameters$.value;
    if (callback !== MOBILE_CALLBACK && vippsSetup === undefined) return;
    center.forgetParameters('callback', 'vippsSetup', 'status');
    address.setParameter('callback', null);
  }

  function watchAgain(said: ProviderWord | null): void {
    const { invoiceId } = money.view$.value;
    said$.next(said);
    if (invoiceId !== null) money.watch(invoiceId, said === 'paid');
  }

  return {
    view$: derive(
      { money: money.view$, standing: standing$, said: said$, going: going$, setbacks: setbacks$ },
      ({ going, ...known }): PayingView => ({
        ...known,
        ...going,
        checkout: known.standing.kind === 'paid' ? null : going.checkout,
      }),
    ),
    open(invoiceId, said) {
      running.unsubscribe();
      running = new Subscription();
      going$.next(IDLE);
      said$.next(said);
      if (invoiceId !== null) money.watch(invoiceId, said === 'paid');
      // A page that comes out of the history has left, and come back; and what another tab did shows here too.
      running.add(
        needs.tabs.returned$.subscribe(() => {
          if (going$.value.isLeaving) going$.next(IDLE);
          if (!going$.value.isStarting) money.again();
        }),
      );
    },
    close() {
      running.unsubscribe();
      money.close();
      going$.next(IDLE);
    },
    pay,
    check: money.again,
    hear(event) {
      if (going$.value.checkout === null) return;
      needs.told(event);
      const word = wordOf(event);
      if (word === null) return;
      guard.release();
      going$.next(IDLE);
      if (word === 'paid') {
        const { invoiceId } = money.view$.value;
        address.setParameter('invoiceId', invoiceId);
        address.setParameter('callback', MOBILE_CALLBACK);
      }
      watchAgain(word);
    },
    miss(failure) {
      if (going$.value.checkout !== null) turnDown(MISSED[failure]);
    },
    leaveCheckout() {
      if (going$.value.checkout === null) return;
      going$.next(IDLE);
      guard.release();
      watchAgain('aborted');
    },
  };
}

const NOT_STARTED = {
  failed: 'payment.wentWrong',
  amountChanged: 'payment.amountChanged',
  notAsked: 'payment.notAsked',
  refused: 'payment.notAllowed',
  incomplete: 'payment.checkoutIncomplete',
  unknown: 'payment.unknownAnswer',
} as const satisfies Readonly<Record<Exclude<Started['kind'], 'redirect' | 'embedded' | 'paid'>, Message['key']>>;

const MISSED = {
  script: 'payment.scriptFailed',
  blocked: 'payment.frameBlocked',
  incomplete: 'payment.checkoutIncomplete',
} as const satisfies Readonly<Record<CheckoutFailure, Message['key']>>;
