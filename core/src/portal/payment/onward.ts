import { isWebAddress } from '../../shared/addresses.ts';
import type { Department } from '../center/model.ts';

/** [P-PAYMENT-35] [P-PAYMENT-36] Where a department wants whoever is done to go; null where it has said nothing that can be followed. */
export function wayOnward(department: Pick<Department, 'portal_redirect_url'> | null): string | null {
  const address = department?.portal_redirect_url?.trim() ?? '';
  return isWebAddress(address) ? address : null;
}
