import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { DirectDebitStatus } from '../../tracking/happenings.ts';
import type { FlowView } from '../flow/flow-view.ts';
import type { Receipt } from '../return/receipt.ts';
import type { SigningEvidence } from '../return/returned.ts';
import type { StandardStep } from './steps.ts';

/** What the standard register shows. */
export interface StandardView extends FlowView<StandardStep> {
  /** [P-SIGNUP-88] With which status the provider sent the visitor back; shown instead of the first step. */
  readonly returned: DirectDebitStatus | null;
  /** Whose word it is that the visitor has signed: an address alone proves nothing. */
  readonly evidence: SigningEvidence;
  /** What was signed, or sent, as far as it is known. */
  readonly receipt: Receipt;
  /** [P-SIGNUP-89] Without an address that may be left for there is no button to sign. */
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  /** Whether the personal details end with a button that buys: without direct debit there is nothing to sign after them. */
  readonly buys: boolean;
  /** Whether something else was sent before: what is sent now takes its place. */
  readonly replaces: boolean;
  /** [P-SIGNUP-67] What is to be paid first, as the service has it; null where it has given no invoice for what is chosen. */
  readonly money: MoneyView | null;
}
