import { isWebAddress } from '../../../shared/addresses.ts';
import type { Load } from '../../../shared/load.ts';
import type { Department } from '../../center/model.ts';
import type { FirstInvoice } from '../model.ts';

/**
 * [P-PAYMENT-35] [P-PAYMENT-36] Where a department wants the member to go after paying; null where it names no address that
 * a page can lead to.
 */
export function wayOnward(department: Pick<Department, 'portal_redirect_url'> | null): string | null {
  const address = department?.portal_redirect_url?.trim() ?? '';
  return isWebAddress(address) ? address : null;
}

/**
 * Where the department of the sign-up wants the member to go; without a known one, the department of the invoice decides.
 */
export function onwardFrom(
  departments: Load<readonly Department[]>,
  departmentId: number | null,
  invoice: Load<FirstInvoice>,
): string | null {
  const wanted = departmentId ?? departmentOf(invoice);
  const known = departments.status === 'ready' ? departments.value : [];
  return wayOnward(known.find(({ id }) => id === wanted) ?? null);
}

/** The department that asks for the money; null where the invoice does not say. */
export function departmentOf(invoice: Load<FirstInvoice>): number | null {
  const report = invoice.status === 'ready' ? invoice.value.invoice?.avdeling : null;
  const id = typeof report === 'boolean' ? Number.NaN : Number(report ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}
