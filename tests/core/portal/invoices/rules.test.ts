import { type MemberInvoice, UnpaidInvoices } from '@felles/core/internal/portal/invoices/model';
import {
  invoiceStateOf,
  kidGroups,
  paidByMonth,
  payOfferOf,
  sumOf,
  unpaidOrder,
} from '@felles/core/internal/portal/invoices/rules';
import type { InvoiceState } from '@felles/core/portal/invoices';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { theDay } from '../../../support/arbitraries/days.ts';

const TODAY = theDay(2026, 11, 19);
const anInvoice = (over: Partial<MemberInvoice> = {}): MemberInvoice => ({
  id: '7',
  forfall: '03.12.2026',
  verdi: 100,
  rest: 100,
  ...over,
});

describe('the state of an invoice, and who may pay', () => {
  it.each<[string, Partial<MemberInvoice>, Partial<InvoiceState>, string]>([
    ['the day after its due date', { forfall: '18.11.2026' }, { kind: 'overdue', since: theDay(2026, 11, 18) }, 'pay'],
    ['on its due date', { forfall: '19.11.2026' }, { kind: 'due', on: TODAY }, 'pay'],
    ['with its due date in ISO', { forfall: '2026-11-18' }, { kind: 'overdue' }, 'pay'],
    ['without a due date', { forfall: 'snart' }, { kind: 'due', on: null }, 'pay'],
    ['drawn in five days', { drawn_on: '24.11.2026' }, { kind: 'drawn', isPast: false }, 'ask'],
    ['drawn in six days', { drawn_on: '25.11.2026' }, { kind: 'drawn', isPast: false }, 'pay'],
    ['drawn five days ago', { drawn_on: '14.11.2026', forfall: '14.11.2026' }, { kind: 'drawn', isPast: true }, 'ask'],
    ['drawn six days ago', { drawn_on: '13.11.2026', forfall: '13.11.2026' }, { kind: 'overdue' }, 'pay'],
    ['in payment before it is drawn', { in_payment: true, drawn_on: '20.11.2026' }, { kind: 'inPayment' }, 'follow'],
    ['in payment, written as a number', { in_payment: 1 }, { kind: 'inPayment' }, 'follow'],
    ['of nothing', { rest: 0 }, { kind: 'paid' }, 'none'],
    ['below nothing', { rest: -5 }, { kind: 'paid' }, 'none'],
    ['of nothing while in payment', { rest: 0, in_payment: true }, { kind: 'paid' }, 'none'],
    ['credited', { kredit: true, settled_on: '02.11.2026' }, { kind: 'credited', on: theDay(2026, 11, 2) }, 'none'],
    ['without an amount', { rest: null, verdi: null }, { kind: 'due' }, 'none'],
    ['without an amount, drawn', { rest: null, verdi: null, drawn_on: '20.11.2026' }, { kind: 'drawn' }, 'none'],
    ['without its open part', { rest: null, verdi: 80 }, { kind: 'due' }, 'pay'],
    ['without an id', { id: null }, { kind: 'due' }, 'none'],
    ['with an id of spaces', { id: ' ' }, { kind: 'due' }, 'none'],
  ])('[P-MEMBER-44] %s', (_, over, state, offer) => {
    const invoice = anInvoice(over);
    expect(invoiceStateOf(invoice, TODAY)).toMatchObject(state);
    expect(payOfferOf(invoice, invoiceStateOf(invoice, TODAY), TODAY)).toBe(offer);
  });

  it('is told with the instant at which its payment began', () => {
    expect(invoiceStateOf(anInvoice({ in_payment: true, in_payment_since: ' ' }), TODAY)).toEqual({
      kind: 'inPayment',
      since: null,
    });
    const since = '2026-11-19T11:44:00Z';
    expect(invoiceStateOf(anInvoice({ in_payment: true, in_payment_since: since }), TODAY)).toEqual({
      kind: 'inPayment',
      since,
    });
  });
});

describe('the sum', () => {
  it('[P-MEMBER-43] is split by the next event, with the day of the direct debit where it is one', () => {
    const drawn = anInvoice({ drawn_on: '20.11.2026', rest: 498.5 });
    const invoices = [
      anInvoice({ forfall: '12.11.2026', rest: 75 }),
      drawn,
      anInvoice({ in_payment: true, rest: 199 }),
      anInvoice({ rest: 690 }),
      anInvoice({ kredit: true, rest: -49.5 }),
      anInvoice({ rest: 0 }),
      anInvoice({ rest: null, verdi: null }),
    ];
    const none = { count: 1, on: null };
    expect(sumOf(invoices, TODAY)).toEqual({
      total: 1462.5,
      unknown: 1,
      parts: [
        { kind: 'overdue', amount: 75, ...none },
        { kind: 'drawn', amount: 498.5, count: 1, on: theDay(2026, 11, 20) },
        { kind: 'inPayment', amount: 199, ...none },
        { kind: 'due', amount: 690, ...none },
      ],
    });
    const [part] = sumOf([drawn, anInvoice({ drawn_on: '21.11.2026', rest: 0.1 })], TODAY).parts;
    expect(part).toEqual({ kind: 'drawn', amount: 498.6, count: 2, on: null });
  });

  it('[P-MEMBER-43] says that an invoice which cannot be read is not in it', () => {
    const invoices = z.parse(UnpaidInvoices, [anInvoice(), { verdi: 'mye' }]);
    expect(sumOf(invoices, TODAY)).toMatchObject({ total: 100, unknown: 1 });
  });

  it('counts nothing of unknown amount that is paid or credited', () => {
    const settled = { rest: null, verdi: null, kredit: true };
    expect(sumOf([anInvoice(settled)], TODAY)).toEqual({ total: 0, unknown: 0, parts: [] });
  });
});

describe('the lists', () => {
  it('[P-MEMBER-43] have the unpaid by their due dates, without one after them, and credit notes last', () => {
    const ids = unpaidOrder([
      anInvoice({ id: 'credit', kredit: true, forfall: '01.01.2026' }),
      anInvoice({ id: 'none', forfall: null }),
      anInvoice({ id: 'late', forfall: '01.12.2026' }),
      anInvoice({ id: 'same', forfall: '01.12.2026' }),
      anInvoice({ id: 'early', forfall: '30.11.2025' }),
    ]).map(({ id }) => id);
    expect(ids).toEqual(['early', 'late', 'same', 'none', 'credit']);
  });

  it('[P-MEMBER-43] have the paid by month, of which the oldest may go on', () => {
    const paid = [
      anInvoice({ id: 'none', settled_on: null, dato: null }),
      anInvoice({ id: 'a', settled_on: '20.10.2026' }),
      anInvoice({ id: 'b', settled_on: null, dato: '06.10.2026' }),
      anInvoice({ id: 'c', settled_on: '20.09.2026', dato: '20.08.2026' }),
    ];
    const months = (isAll: boolean) =>
      paidByMonth(paid, isAll).map(({ month, invoices, isWhole }) => [month, invoices.map(({ id }) => id), isWhole]);
    const october = theDay(2026, 10, 1);
    const september = theDay(2026, 9, 1);
    expect(months(false)).toEqual([
      [october, ['a', 'b'], true],
      [september, ['c'], false],
      [null, ['none'], false],
    ]);
    expect(months(true).map(([, , isWhole]) => isWhole)).toEqual([true, true, true]);
  });

  it('[P-MEMBER-43] have a KID four by four, as it is typed', () => {
    expect(['900102044188', 10000507, ' 9001 0204 41 ', '', null].map(kidGroups)).toEqual([
      '9001 0204 4188',
      '1000 0507',
      '9001 0204 41',
      null,
      null,
    ]);
  });
});
