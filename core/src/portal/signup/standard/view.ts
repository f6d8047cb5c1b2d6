import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { DirectDebitStatus } from '../../tracking/visitor-actions.ts';
import type { FlowView } from '../flow/flow-view.ts';
import type { SigningEvidence } from '../return/callbacks.ts';
import type { Receipt } from '../return/receipt.ts';
import type { StandardStep } from './steps.ts';

/** The register with direct debit: its steps, and the state after the return from the signing. */
export interface StandardView extends FlowView<StandardStep> {
  /** [P-SIGNUP-88] The status of the provider's return; shown instead of the first step, unless no direct debit was begun. */
  readonly returned: DirectDebitStatus | null;
  /** Who reports the signature: an address alone proves nothing. */
  readonly evidence: SigningEvidence;
  /** What was sent or signed, as far as it is known. */
  readonly receipt: Receipt;
  /** [P-SIGNUP-89] Without an allowed address there is no button to sign. */
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  /** Whether the personal details end with a buy button: without direct debit, no signing follows. */
  readonly buys: boolean;
  /** Whether this request replaces an earlier one. */
  readonly replaces: boolean;
  /** [P-SIGNUP-67] The first invoice; null without one for the current choice. */
  readonly money: MoneyView | null;
}
