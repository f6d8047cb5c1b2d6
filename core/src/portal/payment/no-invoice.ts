import type { Load } from '../../shared/load.ts';

/** What somebody wrote into an address need be nobody's id: no path can name nothing at all, or a dot or two. */
export const mayBeInvoice = (invoiceId: string): boolean => !['', '.', '..'].includes(invoiceId);

/** What a service would say of it, if it could be asked. */
export const NO_INVOICE: Load<never> = {
  status: 'failed',
  failure: { kind: 'refused', refusal: 'notFound', status: 404, type: '', message: '' },
};
