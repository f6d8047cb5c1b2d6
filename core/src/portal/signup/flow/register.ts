import type { Center } from '../../center/model.ts';

/** [P-SIGNUP-06] Which register a center has; one that does not say so takes no payment. */
export const registerOf = (center: Pick<Center, 'use_direct_payment'> | null): 'standard' | 'payment' =>
  center?.use_direct_payment === true ? 'payment' : 'standard';
