// An invoice as a page shows it.
import type { Day } from '../../shared/dates.ts';
import { kroner } from '../../shared/money.ts';
import { trimmedOrNull } from '../../shared/wire-values.ts';
import type { Departure } from '../../shell/departure.ts';
import { amountToPay } from '../payment/invoice/money.ts';
import type { MemberInvoice } from './model.ts';
import { type InvoiceState, invoiceStateOf, kidGroups, type PayOffer, payOfferOf } from './rules.ts';

export interface InvoiceView {
  /** Its id, or its place where it has none. */
  readonly key: string;
  readonly invoice: MemberInvoice;
  readonly state: InvoiceState;
  readonly offer: PayOffer;
  /** The first that is to be paid, of all that are shown. */
  readonly isUrgent: boolean;
  /** The open part, or all of one that is paid; null where the service sends no readable amount. */
  readonly amount: string | null;
  /** The text of the service, else that of its first line. */
  readonly title: string | null;
  readonly number: string | null;
  readonly department: string | null;
  readonly kid: string | null;
  /** The document, if the page may lead to its host. */
  readonly pdf: string | null;
}

/** [P-MEMBER-45] By the host rule of all addresses that a service gives. */
export function invoiceView(
  invoice: MemberInvoice,
  place: string,
  today: Day,
  { mayLeaveFor }: Pick<Departure, 'mayLeaveFor'>,
): InvoiceView {
  const state = invoiceStateOf(invoice, today);
  const isOpen = state.kind !== 'paid' && state.kind !== 'credited';
  const amount = isOpen ? amountToPay(invoice) : (invoice.verdi ?? amountToPay(invoice));
  const [line] = invoice.linjer ?? [];
  const document = trimmedOrNull(invoice.URLtoPDF);
  return {
    key: trimmedOrNull(invoice.id) ?? place,
    invoice,
    state,
    offer: payOfferOf(invoice, state, today),
    isUrgent: false,
    amount: amount === null ? null : kroner(amount, ','),
    title: trimmedOrNull(invoice.tekst) ?? trimmedOrNull(line?.tittel) ?? trimmedOrNull(line?.tekst),
    number: trimmedOrNull(invoice.fakturanr?.toString()),
    department: trimmedOrNull(invoice.avdelingtekst),
    kid: kidGroups(invoice.kid),
    pdf: document !== null && mayLeaveFor(document) ? document : null,
  };
}
