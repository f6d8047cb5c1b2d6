import { isWebAddress } from '../../../shared/addresses.ts';
import type { Load } from '../../../shared/load.ts';
import type { Department } from '../../center/model.ts';
import type { FirstInvoice } from '../model.ts';

/** [P-PAYMENT-35] [P-PAYMENT-36] The department's page after the payment; null without a usable address. */
export function departmentPageOf(department: Pick<Department, 'portal_redirect_url'> | null): string | null {
  const address = department?.portal_redirect_url?.trim() ?? '';
  return isWebAddress(address) ? address : null;
}

/** Uses the department of the sign-up, or else that of the invoice. */
export function departmentPageFor(
  departments: Load<readonly Department[]>,
  departmentId: number | null,
  invoice: Load<FirstInvoice>,
): string | null {
  const wanted = departmentId ?? departmentOf(invoice);
  const known = departments.status === 'ready' ? departments.value : [];
  return departmentPageOf(known.find(({ id }) => id === wanted) ?? null);
}

/** The department of the invoice; null if the invoice names none. */
export function departmentOf(invoice: Load<FirstInvoice>): number | null {
  const department = invoice.status === 'ready' ? invoice.value.invoice?.avdeling : null;
  const id = typeof department === 'boolean' ? Number.NaN : Number(department ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}
