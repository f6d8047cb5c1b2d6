/** The page of an invoice that is to be paid at once, as there is no direct debit to draw it. */
export const paymentAddress = (centerCode: string, invoiceId: string): string =>
  `/${encodeURIComponent(centerCode)}/payment?invoiceId=${encodeURIComponent(invoiceId)}&directdebit=false`;
