import type { MoneyView } from './invoice/watch.ts';
import type { PaymentMessage } from './messages.ts';
import type { ProviderReport } from './report/report.ts';
import { mayStartPayment, offersToPayLater, type PaidMembership, type PaymentPhase, paymentVariant } from './rules.ts';
import type { Checkout } from './start/checkout.ts';

/** What is shown of a payment. */
export interface PaymentView {
  readonly money: MoneyView;
  readonly phase: PaymentPhase;
  /** The provider's report, as far as it is trusted. */
  readonly report: ProviderReport | null;
  readonly isStarting: boolean;
  /** On the way out, to the provider's page. */
  readonly isLeaving: boolean;
  /** The checkout that stands inside the page. */
  readonly checkout: Checkout | null;
  /** Why the payment could not be started. */
  readonly problem: PaymentMessage | null;
  /** Grows each time, so that the focus can move to the reason. */
  readonly rejections: number;
}

/** Whether the visitor has paid on this visit: then the page leads on without another press. */
export const hasJustPaid = ({ phase, report }: PaymentView): boolean =>
  phase.kind === 'paid' && (report === 'paid' || report === 'pending');

/** [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] Whether the visitor may leave it unpaid for now. */
export const mayPayLater = ({ phase, checkout }: PaymentView, membership: PaidMembership): boolean =>
  offersToPayLater(paymentVariant(false, membership)) && mayStartPayment(phase) && checkout === null;
