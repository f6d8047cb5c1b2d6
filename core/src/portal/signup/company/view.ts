import type { FlowView } from '../flow/flow-view.ts';
import type { SignupResult } from '../return/outcome.ts';
import type { Receipt } from '../return/receipt.ts';
import type { CompanyStep } from './steps.ts';

/** The company sign-up beside its steps, and its end. */
export interface CompanyView extends FlowView<CompanyStep> {
  /** The outcome in the address; null before the end. */
  readonly outcome: SignupResult | null;
  /** The receipt; null if this tab has sent nothing, and only the address reports the end. */
  readonly receipt: Receipt | null;
  /** [P-SIGNUP-40] The valid code in groups; null before. */
  readonly shownCode: string | null;
  /** The company of the code, if the service names it. */
  readonly company: string | null;
}
