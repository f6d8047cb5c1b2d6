// What a sign-up has made, in the words that its end shows. It names no person, so it may stay when the rest is forgotten.
import * as z from 'zod/mini';
import type { Load } from '../../../shared/load.ts';
import { billOf } from '../../payment/invoice/bill.ts';
import type { FirstInvoice } from '../../payment/model.ts';

const words = () => z.nullable(z.string());

export const Receipt = z.object({
  department: words(),
  membership: words(),
  /** What has been paid, or is to be paid or drawn first. */
  amount: words(),
  isPaid: z.boolean(),
  /** [P-PAYMENT-06] The first withdrawal, as the service has written it. */
  firstDate: words(),
  /** Until when it is to be paid. */
  due: words(),
});
export type Receipt = Readonly<z.infer<typeof Receipt>>;

/** Whether anything is known of what was made. A visitor who only opens an address of an end has made nothing here. */
export const isReceiptKnown = ({ department, membership, amount }: Receipt): boolean =>
  department !== null || membership !== null || amount !== null;

/** What was chosen, as the page shows it. */
interface Chosen {
  readonly department?: string | null;
  readonly membership?: { readonly title: string } | null;
}

/** The invoice says best what it is of; what is chosen on the page may be something else by now. */
export function receiptOf({ department, membership }: Chosen, invoice: Load<FirstInvoice>, isPaid: boolean): Receipt {
  const bill = billOf(invoice);
  const { tekst, avdelingtekst, forfall } = bill?.invoice ?? {};
  return {
    department: avdelingtekst || department || null,
    membership: tekst || membership?.title || null,
    amount: (isPaid ? bill?.whole : bill?.toPay) ?? null,
    isPaid,
    firstDate: bill?.firstDate ?? null,
    due: forfall || null,
  };
}
