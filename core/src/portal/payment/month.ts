import { parseDayMonthYear } from '../../shared/calendar.ts';
import { isoDate, parseIsoDate } from '../../shared/dates.ts';

/** [P-PAYMENT-05] '01.02.2024' gives '02.2024', and so does '2024-02-01'; null for what is no date. */
export function firstInvoiceMonth(date: string | null | undefined): string | null {
  const day = parseDayMonthYear(date ?? '') ?? parseIsoDate(date ?? '');
  if (day === null) return null;
  const [year, month] = isoDate(day).split('-');
  return `${month}.${year}`;
}
