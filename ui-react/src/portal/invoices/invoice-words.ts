// The words for the state of an invoice, for its lines and for its fields.
import { type Day, hourMinute, kroner, osloDay, parseInstant, type TagType } from '@felles/core';
import { dayOfText } from '@felles/core/internal/portal/invoices/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { InvoiceState, InvoiceView, SumPart } from '@felles/core/portal/invoices';
import type { InvoiceLine } from '@felles/core/portal/payment';
import type { Text } from '../../i18n/texts.ts';
import { shortDay } from '../parts/MemberPage.tsx';

/** The colour repeats the word. */
export const TONES: Readonly<Record<InvoiceState['kind'], TagType>> = {
  overdue: 'ERROR',
  drawn: 'INFO',
  inPayment: 'INFO',
  due: 'DEFAULT',
  paid: 'SUCCESS',
  credited: 'DEFAULT',
};

export function stateWords(text: Text, state: InvoiceState, today: Day): string {
  const at = (day: Day) => ({ date: shortDay(day, today) });
  switch (state.kind) {
    case 'overdue':
      return text('invoices.state.overdue', at(state.since));
    case 'drawn':
      return text(state.isPast ? 'invoices.state.drawnBefore' : 'invoices.state.drawn', at(state.on));
    case 'inPayment':
      return text('invoices.state.inPayment');
    case 'due':
      return state.on === null ? text('invoices.state.dueSometime') : text('invoices.state.due', at(state.on));
    case 'paid':
      return state.on === null ? text('invoices.state.paidSometime') : text('invoices.state.paid', at(state.on));
    case 'credited':
      return state.on === null
        ? text('invoices.state.creditedSometime')
        : text('invoices.state.credited', at(state.on));
  }
}

/** A sentence beside the state; null where the state says it all. */
export function stateNote(text: Text, state: InvoiceState, today: Day): string | null {
  switch (state.kind) {
    case 'drawn':
      return text(state.isPast ? 'invoices.drawnBeforeHow' : 'invoices.drawnHow');
    case 'inPayment': {
      const since = state.since === null ? null : parseInstant(state.since);
      if (since === null) return text('invoices.inPaymentSometime');
      return text('invoices.inPaymentHow', { date: shortDay(osloDay(since), today), time: hourMinute(since) });
    }
    case 'credited':
      return text('invoices.creditedHow');
    default:
      return null;
  }
}

export const partWords = (text: Text, { kind, on }: SumPart, today: Day): string =>
  on === null ? text(`invoices.part.${kind}`) : text('invoices.part.drawnOn', { date: shortDay(on, today) });

type Value = string | number | boolean | null | undefined;

/** A value of a record as it stands there; null where there is none. */
const written = (value: Value): string | null => {
  const words = String(value ?? '').trim();
  return words === '' || typeof value === 'boolean' ? null : words;
};

const money = (amount: number | null | undefined): string | null =>
  typeof amount === 'number' ? kroner(amount, ',') : null;

/** A date as DD.MM.YYYY, or as the service writes it. */
const dateIn = (text: string | null | undefined): string | null => {
  const day = dayOfText(text);
  return day === null ? written(text) : dayMonthYear(day);
};

/** [P-MEMBER-45] All that a line says beside its name and its price, in one row. */
export function lineNotes(text: Text, line: InvoiceLine): string {
  const { antall, pris, rabatt_pst: discount, mva, mva_sats: rate, sum, klipp, artnr, art_id: id, bruker } = line;
  const [title, words] = [written(line.tittel), written(line.tekst)];
  const count = typeof antall === 'number' ? text('invoices.line.count', { count: antall }) : null;
  return [
    words === title || title === null ? null : words,
    dateIn(line.dato),
    count,
    pris !== sum && money(pris) && text('invoices.line.price', { amount: money(pris) ?? '' }),
    discount ? text('invoices.line.discount', { percent: discount }) : null,
    typeof rate === 'number' ? text('invoices.line.vat', { percent: rate }) : null,
    mva ? text('invoices.line.vatAmount', { amount: money(mva) ?? '' }) : null,
    typeof line.sum_inc_mva === 'number' && line.sum_inc_mva !== sum && money(sum)
      ? text('invoices.line.net', { amount: money(sum) ?? '' })
      : null,
    written(klipp) && text('invoices.line.clips', { count: written(klipp) ?? '' }),
    written(artnr) && text('invoices.line.article', { number: written(artnr) ?? '' }),
    written(id) && text('invoices.line.articleId', { id: written(id) ?? '' }),
    written(bruker) && text('invoices.line.user', { name: written(bruker) ?? '' }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** [P-MEMBER-45] The fields of an invoice that have a value, each with its name. */
export function fieldsOf(text: Text, { invoice }: InvoiceView): readonly (readonly [name: string, value: string])[] {
  const status = written(invoice.statustekst) ?? written(invoice.status);
  const approved = written(invoice.godkjent_avtekst) ?? written(invoice.godkjent_av);
  const fields: readonly (readonly [string, string | null])[] = [
    [text('invoices.sum'), money(invoice.verdi)],
    [text('invoices.vat'), money(invoice.mvaverdi)],
    [text('invoices.rest'), money(invoice.rest)],
    [text('invoices.made'), dateIn(invoice.dato)],
    [text('invoices.due'), dateIn(invoice.forfall)],
    [
      text('invoices.term'),
      typeof invoice.frist === 'number' ? text('invoices.days', { count: invoice.frist }) : written(invoice.frist),
    ],
    [text('invoices.drawnDay'), dateIn(invoice.drawn_on)],
    [text('invoices.type'), written(invoice.fakturatype)],
    [text('invoices.status'), status],
    [text('invoices.departmentName'), written(invoice.avdelingtekst) ?? written(invoice.avdeling)],
    [text('invoices.customer'), written(invoice.kunde)],
    [text('invoices.owner'), written(invoice.owner)],
    [text('invoices.order'), written(invoice.ordre)],
    [text('invoices.project'), written(invoice.prosjekt)],
    [text('invoices.ref'), written(invoice.ref)],
    [text('invoices.ourRef'), written(invoice.var_ref)],
    [text('invoices.directDebit'), written(invoice.avtalegiro_avtale)],
    [text('invoices.approvedBy'), approved],
    [text('invoices.approvedOn'), dateIn(invoice.godkjent_dato)],
    [text('invoices.bundle'), written(invoice.faktura_bunt)],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
