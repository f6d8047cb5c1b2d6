import { parseDayMonthYear } from '../../../shared/calendar.ts';
import { isoDate, parseIsoDate } from '../../../shared/dates.ts';
import type { Load } from '../../../shared/load.ts';
import { kroner } from '../../../shared/money.ts';
import type { FirstInvoice, Invoice } from '../model.ts';
import type { ProviderReport } from '../report/report.ts';
import type { PaymentPhase } from '../rules.ts';
import { amountToPay } from './money.ts';

/** An invoice with its amounts as texts; an amount is null where the service sends no readable one. */
export interface Bill {
  readonly invoice: Invoice;
  readonly toPay: string | null;
  /** The original amount. */
  readonly whole: string | null;
  /** [P-PAYMENT-06] The date of the first withdrawal, as the service writes it. */
  readonly firstDate: string | null;
}

/** The label of the sum. */
export type SumKind = 'paid' | 'awaited' | 'asked';

/** The page does not ask for a sum that may be paid already. */
export function kindOfSum({ kind }: PaymentPhase, report: ProviderReport | null): SumKind {
  switch (kind) {
    case 'paid':
      return 'paid';
    case 'waiting':
    case 'undecided':
    case 'unknown':
      return 'awaited';
    case 'checking':
      return report === null ? 'asked' : 'awaited';
    default:
      return 'asked';
  }
}

/** [P-PAYMENT-44] [P-PAYMENT-45] Always kroner with a comma, even if the service names another currency. */
const amountText = (amount: number | null | undefined): string | null =>
  typeof amount === 'number' ? kroner(amount, ',') : null;

/** Null until the invoice is loaded, and for an answer without one. */
export function billOf(load: Load<FirstInvoice>): Bill | null {
  if (load.status !== 'ready' || !load.value.invoice) return null;
  const { first_invoice_date, invoice } = load.value;
  return {
    invoice,
    toPay: amountText(amountToPay(invoice)),
    whole: amountText(invoice.verdi),
    firstDate: first_invoice_date?.trim() || null,
  };
}

/** [P-PAYMENT-05] '01.02.2024' gives '02.2024', and so does '2024-02-01'; null for other texts. */
export function firstInvoiceMonth(date: string | null | undefined): string | null {
  const day = parseDayMonthYear(date ?? '') ?? parseIsoDate(date ?? '');
  if (day === null) return null;
  const [year, month] = isoDate(day).split('-');
  return `${month}.${year}`;
}
