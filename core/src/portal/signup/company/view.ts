// What the company sign-up shows beside its steps.

import type { FlowView } from '../flow/flow-view.ts';
import type { Outcome } from '../return/outcome.ts';
import type { Receipt } from '../return/receipt.ts';
import type { CompanyStep } from './steps.ts';

export interface CompanyView extends FlowView<CompanyStep> {
  /** How the sign-up ended, as the address says; null before. */
  readonly outcome: Outcome | null;
  /** What came of it; null where this tab has sent nothing, and only the address says so. */
  readonly receipt: Receipt | null;
  /** [P-SIGNUP-40] The code, in groups, once it is known to be good. */
  readonly shownCode: string | null;
  /** The company of the code, where the service has named one. */
  readonly company: string | null;
}
