import { BehaviorSubject, filter, type SchedulerLike, Subscription, take } from 'rxjs';
import type { Message } from '../../messages.ts';
import { derive } from '../../shared/behavior.ts';
import type { Departure } from '../../shell/departure.ts';
import { createGuard } from '../../shell/guard.ts';
import type { Address, KeyValue, Tabs } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import { createKeptAttempts } from './attempt.ts';
import { type SessionEvent, wordOf } from './checkout.ts';
import type { PayingPage } from './fallback.ts';
import type { PayingStore, PayingView } from './paying.ts';
import type { InvoicePort, PaymentPort } from './port.ts';
import { MISSED, NOT_STARTED } from './problems.ts';
import { createSaid } from './said.ts';
import { isDecided, mayStartPayment, paymentStanding } from './standing.ts';
import type { Checkout } from './start.ts';
import { type Started, startPayment } from './starting.ts';
import type { MoneyWatch } from './watch.ts';
import { believed, isHopeful, statusWith } from './word.ts';

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
  /** Whether the visitor has pressed pay in the checkout. */
  readonly hasBegun: boolean;
  readonly problem: Message | null;
}

const IDLE: Going = { isStarting: false, isLeaving: false, checkout: null, hasBegun: false, problem: null };

export function createPayingStore(needs: PayingNeeds): PayingStore {
  const { money, center, departure, saved, clock } = needs;
  const attempts = createKeptAttempts(center.code, saved, clock);
  const starting = { ...needs, attempts, trusted: departure, centerCode: center.code };
  const words = createSaid({ ...needs, attempts });
  const going$ = new BehaviorSubject(IDLE);
  const setbacks$ = new BehaviorSubject(0);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  const said$ = derive({ money: money.view$, said: words.said$, attempt: words.attempt$ }, (known) =>
    believed(known.said, known.money, known.attempt?.isAnswered === true),
  );
  const standing$ = derive({ money: money.view$, said: said$, attempt: words.attempt$ }, (known) =>
    paymentStanding(known.money, known.said, known.attempt !== null),
  );

  // Before anybody else hears of it: what is counted then is counted at an address that tells of nobody.
  standing$.pipe(filter(isDecided)).subscribe(({ kind }) => words.decide(kind === 'paid'));

  function turnDown(key: Extract<Message['key'], `payment.${string}`>): void {
    // Whoever tries again is not clicking twice.
    guard.release();
    going$.next({ ...IDLE, problem: { key, params: {} } });
    setbacks$.next(setbacks$.value + 1);
  }

  function pay(variant: Parameters<PayingStore['pay']>[0] = 'ordinary'): void {
    const { invoiceId, toPay } = money.view$.value;
    const { isStarting, isLeaving, checkout } = going$.value;
    if (invoiceId === null || toPay === null || isStarting || isLeaving || checkout !== null) return;
    if (!mayStartPayment(standing$.value) || !guard.passes()) return;
    going$.next({ ...IDLE, isStarting: true });
    running.add(startPayment(starting, { invoiceId, amount: toPay, variant }).subscribe((started) => follow(started)));
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
      case 'nothingToPay':
        going$.next(IDLE);
        read();
        // Where how it stands still says otherwise, the visitor is not left without an answer.
        running.add(
          standing$
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
        // Somebody else may have paid, or begun to.
        read();
    }
    turnDown(NOT_STARTED[started.kind]);
  }

  function unsay(): void {
    const { invoiceId } = money.view$.value;
    if (invoiceId !== null) words.unsay(invoiceId);
  }

  /** Asks how it stands, with what was said of it, also in another tab. */
  function read(): void {
    const { invoiceId } = money.view$.value;
    if (invoiceId !== null) running.add(words.read(invoiceId).subscribe(() => watch(invoiceId)));
  }

  function watch(invoiceId: string): void {
    const isBegunHere = words.attempt$.value?.isAnswered === true;
    money.watch(invoiceId, { isPatient: isHopeful(words.said$.value), isBegunHere });
  }

  /** The checkout goes away, and the service is asked what came of it. */
  function dismiss(word: Parameters<typeof words.say>[0] | null): void {
    const { invoiceId } = money.view$.value;
    guard.release();
    going$.next(IDLE);
    if (word !== null) words.say(word);
    if (invoiceId !== null) watch(invoiceId);
  }

  return {
    view$: derive(
      { money: money.view$, standing: standing$, said: said$, going: going$, setbacks: setbacks$ },
      ({ money: known, standing, said, going: { hasBegun: _, ...going }, setbacks }): PayingView => {
        const isNothingToPay = standing.kind === 'paid' || standing.kind === 'credited';
        return {
          money: { ...known, status: statusWith(known.status, said) },
          standing,
          said,
          setbacks,
          ...going,
          ...(isNothingToPay && { checkout: null, problem: null }),
        };
      },
    ),
    open(invoiceId) {
      running.unsubscribe();
      running = new Subscription();
      going$.next(IDLE);
      if (invoiceId === null) return;
      running.add(words.read(invoiceId).subscribe(() => watch(invoiceId)));
      // A page that comes out of the history has left, and come back; and what another tab did shows here too.
      running.add(
        needs.tabs.returned$.subscribe(() => {
          const { isLeaving, isStarting, checkout } = going$.value;
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
