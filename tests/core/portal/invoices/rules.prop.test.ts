import { addDays, type Day } from '@felles/core';
import type { MemberInvoice } from '@felles/core/internal/portal/invoices/model';
import { invoiceStateOf, payOfferOf, sumOf } from '@felles/core/internal/portal/invoices/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/days.ts';

/** Whole øre, so that a sum can be compared. */
const anAmount = fc.oneof(
  fc.integer({ min: -500_000, max: 50_000_000 }).map((ore) => ore / 100),
  fc.constantFrom(0, null),
);

const aDateNear = (today: Day) =>
  fc.option(fc.integer({ min: -40, max: 40 }).map((days) => dayMonthYear(addDays(today, days))));

const aScene = day.chain((today) =>
  fc.record({
    today: fc.constant(today),
    invoices: fc.array(
      fc.record({
        id: fc.option(fc.string()),
        rest: anAmount,
        verdi: anAmount,
        kredit: fc.option(fc.boolean()),
        in_payment: fc.option(fc.constantFrom(true, false, 0, 1)),
        forfall: aDateNear(today),
        drawn_on: aDateNear(today),
      }),
    ),
  }),
);

const ore = (amount: number): number => Math.round(amount * 100);
const openPart = ({ rest, verdi }: MemberInvoice): number => rest ?? verdi ?? 0;

it('[P-MEMBER-43] the sum is that of the open parts that are no credit, and its parts add up to it', () => {
  fc.assert(
    fc.property(aScene, ({ today, invoices }) => {
      const { total, parts } = sumOf(invoices, today);
      const wanted = invoices
        .filter((invoice) => invoice.kredit !== true && openPart(invoice) > 0)
        .reduce((sum, invoice) => sum + ore(openPart(invoice)), 0);
      expect(ore(total)).toBe(wanted);
      expect(parts.reduce((sum, { amount }) => sum + ore(amount), 0)).toBe(wanted);
    }),
  );
});

it('[P-MEMBER-44] a member is never led to pay what is paid, credited, nothing, in payment, or drawn within five days', () => {
  fc.assert(
    fc.property(aScene, ({ today, invoices }) => {
      for (const invoice of invoices) {
        const offer = payOfferOf(invoice, invoiceStateOf(invoice, today), today);
        const isRunning = invoice.in_payment === true || invoice.in_payment === 1;
        if (offer === 'pay' || offer === 'ask') {
          expect(invoice.kredit).not.toBe(true);
          expect(openPart(invoice)).toBeGreaterThan(0);
          expect(isRunning).toBe(false);
        }
        if (offer === 'follow') expect(isRunning).toBe(true);
        if (offer === 'pay')
          for (let days = -5; days <= 5; days += 1)
            expect(invoice.drawn_on).not.toBe(dayMonthYear(addDays(today, days)));
      }
    }),
  );
});
