// What the company sign-up shows beside its steps.
import type { CompanyStep } from './company.ts';
import type { FlowView } from './flow-view.ts';

export interface CompanyView extends FlowView<CompanyStep> {
  /** How a sign-up ended that the address tells of. */
  readonly outcome: 'success' | 'failure' | null;
  /** [P-SIGNUP-40] The code, in groups, once it is known to be good. */
  readonly shownCode: string | null;
}

/** [P-SIGNUP-38] [P-SIGNUP-39] Only the one word is a success. */
export const outcomeOf = (success: string | undefined): CompanyView['outcome'] =>
  success === undefined ? null : success === 'true' ? 'success' : 'failure';
