import * as z from 'zod/mini';
import type { Load } from '../../../shared/load.ts';
import { billOf } from '../../payment/invoice/bill.ts';
import type { FirstInvoice } from '../../payment/model.ts';

const words = () => z.nullable(z.string());

/** What the end of a sign-up shows. It has no personal data, so it may outlive the drafts. */
export const Receipt = z.object({
  department: words(),
  membership: words(),
  /** The first amount: paid, to pay, or to be withdrawn. */
  amount: words(),
  isPaid: z.boolean(),
  /** [P-PAYMENT-06] The date of the first withdrawal, as the service writes it. */
  firstDate: words(),
  /** The due date. */
  due: words(),
});
export type Receipt = Readonly<z.infer<typeof Receipt>>;

/** Whether the receipt has content. It is empty for a visitor who only opens the end page's address. */
export const isReceiptKnown = ({ department, membership, amount }: Receipt): boolean =>
  department !== null || membership !== null || amount !== null;

interface ReceiptChoice {
  readonly department?: string | null;
  readonly membership?: { readonly title: string } | null;
}

/** The invoice goes first, as the choice on the page may have changed since. */
export function receiptOf(
  { department, membership }: ReceiptChoice,
  invoice: Load<FirstInvoice>,
  isPaid: boolean,
): Receipt {
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
