import type { Center } from '../../center/model.ts';

/** [P-SIGNUP-06] The center's register; without the field it takes no payment. */
export const registerOf = (center: Pick<Center, 'use_direct_payment'> | null): 'standard' | 'payment' =>
  center?.use_direct_payment === true ? 'payment' : 'standard';
