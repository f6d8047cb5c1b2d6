/** The outcome in the address of a sign-up with another payer. */
export type SignupResult = 'success' | 'failure';

/** [P-SIGNUP-38] [P-SIGNUP-39] [P-SIGNUP-50] Only `true` is a success; null without a value. */
export const signupResult = (success: string | undefined): SignupResult | null =>
  success === undefined ? null : success === 'true' ? 'success' : 'failure';
