/** How a sign-up ended that another person or a company pays for, as the address says. */
export type Outcome = 'success' | 'failure';

/** [P-SIGNUP-38] [P-SIGNUP-39] [P-SIGNUP-50] Only `true` is a success; without a value nothing has ended. */
export const outcomeOf = (success: string | undefined): Outcome | null =>
  success === undefined ? null : success === 'true' ? 'success' : 'failure';
