import type { SchedulerLike } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Departure } from '../../shell/departure.ts';
import type { Address, KeyValue, Tabs } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import type { CheckoutFailure, SessionEvent } from './checkout.ts';
import type { PayingPage } from './fallback.ts';
import type { PaymentMessage } from './messages.ts';
import type { InvoicePort, PaymentPort } from './port.ts';
import { mayStartPayment, type PaymentStanding } from './standing.ts';
import type { Checkout } from './start.ts';
import { offersToGoOn, type PaidMembership, paymentVariant, type UnpaidVariant } from './variants.ts';
import type { MoneyView, MoneyWatch } from './watch.ts';
import type { ProviderWord } from './word.ts';

/** What is shown of a payment. */
export interface PayingView {
  readonly money: MoneyView;
  readonly standing: PaymentStanding;
  /** What the provider has said of it, as far as that is believed. */
  readonly said: ProviderWord | null;
  readonly isStarting: boolean;
  /** On the way out, to the provider's page. */
  readonly isLeaving: boolean;
  /** The checkout that stands inside the page. */
  readonly checkout: Checkout | null;
  /** Why the payment could not be started. */
  readonly problem: PaymentMessage | null;
  /** Grows each time, so that the focus can move to the reason. */
  readonly setbacks: number;
}

/** Pays an invoice, by either kind of provider, and says how it stands. */
export interface PayingStore {
  readonly view$: Behavior<PayingView>;
  /** Takes up what was begun or said before, here or in another tab. */
  open(invoiceId: string | null): void;
  close(): void;
  /** `variant` goes along to the provider and back, for a browser that knows nothing of the membership. */
  pay(variant?: UnpaidVariant): void;
  /** [P-PAYMENT-67] Asks again how it stands. */
  check(): void;
  /** The visitor says that they have not paid, where it has been waited for and neither provider nor service can tell. */
  tellUnpaid(): void;
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
  /** What ends with the tab. */
  readonly kept: KeyValue;
  readonly tabs: Pick<Tabs, 'returned$'>;
  readonly newKey: () => string;
  readonly told: (event: SessionEvent) => void;
  readonly page: PayingPage;
  readonly clock: SchedulerLike;
}

/** Whether the visitor has paid on this visit: then the page leads on without another press. */
export const hasJustPaid = ({ standing, said }: PayingView): boolean =>
  standing.kind === 'paid' && (said === 'paid' || said === 'begun');

/** [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] Whether the visitor may leave it unpaid for now. */
export const mayPayLater = ({ standing, checkout }: PayingView, membership: PaidMembership): boolean =>
  offersToGoOn(paymentVariant(false, membership)) && mayStartPayment(standing) && checkout === null;
