import type { Load } from '../../shared/load.ts';

/** False for a text that can be no id, because no path can hold it: an empty one, or one or two dots. */
export const mayBeInvoice = (invoiceId: string): boolean => !['', '.', '..'].includes(invoiceId);

/** What a service would say of it, if it could be asked. */
export const NO_INVOICE: Load<never> = {
  status: 'failed',
  failure: { kind: 'refused', refusal: 'notFound', status: 404, type: '', message: '' },
};
