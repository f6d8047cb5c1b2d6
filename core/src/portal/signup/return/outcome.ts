/** The outcome in the address of a sign-up with another payer. */
export type Outcome = 'success' | 'failure';

/** [P-SIGNUP-38] [P-SIGNUP-39] [P-SIGNUP-50] Only `true` is a success; null without a value. */
export const outcomeOf = (success: string | undefined): Outcome | null =>
  success === undefined ? null : success === 'true' ? 'success' : 'failure';
