import type { MoneyView } from './invoice/watch.ts';
import type { PaymentMessage } from './messages.ts';
import type { ProviderReport } from './report/report.ts';
import { mayStartPayment, offersToPayLater, type PaidMembership, type PaymentPhase, paymentVariant } from './rules.ts';
import type { Checkout } from './start/checkout.ts';

/** The payment as a page shows it: its phase, a running attempt and its problem. */
export interface PaymentView {
  readonly money: MoneyView;
  readonly phase: PaymentPhase;
  /** The provider's report, as far as it is trusted. */
  readonly report: ProviderReport | null;
  readonly isStarting: boolean;
  /** The page is leaving for the provider. */
  readonly isLeaving: boolean;
  /** The checkout inside the page. */
  readonly checkout: Checkout | null;
  /** Why the payment could not be started. */
  readonly problem: PaymentMessage | null;
  /** Grows with each problem, so that the focus can move to it. */
  readonly rejections: number;
}

/** Whether the visitor has paid on this visit: then the page leads on by itself. */
export const hasJustPaid = ({ phase, report }: PaymentView): boolean =>
  phase.kind === 'paid' && (report === 'paid' || report === 'pending');

/** [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] Whether the visitor may pay later. */
export const mayPayLater = ({ phase, checkout }: PaymentView, membership: PaidMembership): boolean =>
  offersToPayLater(paymentVariant(false, membership)) && mayStartPayment(phase) && checkout === null;
