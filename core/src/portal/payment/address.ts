import { addressPart } from '../../shared/addresses.ts';

/** The page of an invoice that is to be paid at once, as there is no direct debit to draw it. */
export const paymentAddress = (centerCode: string, invoiceId: string): string =>
  `/${addressPart(centerCode)}/payment?invoiceId=${addressPart(invoiceId)}&directdebit=false`;
