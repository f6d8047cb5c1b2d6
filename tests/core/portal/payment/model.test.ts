import { Invoice } from '@felles/core/internal/portal/payment/model';
import { InvoiceLine } from '@felles/core/portal/payment';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const LINE = {
  antall: 1,
  art_id: '7',
  artnr: '1101',
  bruker: 'post',
  dato: '19.11.2026',
  klipp: 0,
  mva: 89.8,
  mva_sats: 25,
  pris: 359.2,
  rabatt_pst: 0,
  sortering: 1,
  sum: 359.2,
  sum_inc_mva: 449,
  tekst: 'Fri trening',
  tittel: 'Fri trening',
};
const INVOICE = {
  id: '12',
  fakturanr: 10_000_004,
  fakturatype: 'Oppstartsfaktura',
  dato: '19.11.2026',
  forfall: '03.12.2026',
  frist: 14,
  verdi: 449,
  rest: 449,
  status: 1,
  statustekst: 'Åpen',
  kid: '100000041',
  kredit: false,
  kunde: 9001,
  ordre: 1,
  prosjekt: 'a',
  ref: 'b',
  var_ref: 'c',
  tekst: 'Fri trening',
  avdeling: 101,
  avdelingtekst: 'Sentrum',
  avtalegiro_avtale: true,
  godkjent_av: 3,
  godkjent_avtekst: 'Ola',
  godkjent_dato: '19.11.2026',
  faktura_bunt: 4,
  mvaverdi: 89.8,
  URLtoPDF: 'https://invoice.example/12.pdf',
  owner: 100,
  linjer: [LINE],
};

describe('an invoice', () => {
  it.each([
    ['[P-PAYMENT-02] an invoice', Invoice, INVOICE],
    ['[P-PAYMENT-03] a line of it', InvoiceLine, LINE],
  ] as const)('%s should be understood as it is, with unknown fields, and with nothing', (_what, schema, full) => {
    expect(z.parse(schema, full)).toEqual(full);
    expect(z.parse(schema, { ...full, unknown: 1 })).toEqual({ ...full, unknown: 1 });
    expect(z.parse(schema, Object.fromEntries(Object.keys(full).map((name) => [name, null])))).toBeTruthy();
    expect(z.parse(schema, {})).toEqual({});
    expect([z.parse(Invoice, { id: 12 }), z.parse(InvoiceLine, { art_id: 7 })]).toEqual([
      { id: '12' },
      { art_id: '7' },
    ]);
  });

  it.each([
    ...Object.keys(INVOICE).map((name) => [name, {}] as const),
    ['verdi', '449,00'],
    ['rest', '449,00'],
    ['status', '1'],
    ['mvaverdi', '89,80'],
    ['kredit', 1],
  ] as const)('[P-PAYMENT-02] should be refused with a wrong %s: %j', (name, value) => {
    expect(z.safeParse(Invoice, { ...INVOICE, [name]: value }).success).toBe(false);
  });

  it.each(Object.keys(LINE))('[P-PAYMENT-03] should be refused with a line whose %s is no plain value', (name) => {
    expect(z.safeParse(Invoice, { ...INVOICE, linjer: [{ ...LINE, [name]: {} }] }).success).toBe(false);
  });

  it.each(['antall', 'mva', 'mva_sats', 'pris', 'rabatt_pst', 'sortering', 'sum', 'sum_inc_mva'])(
    '[P-PAYMENT-03] should be refused with a line whose %s is no number',
    (name) => {
      expect(z.safeParse(Invoice, { ...INVOICE, linjer: [{ ...LINE, [name]: 'x' }] }).success).toBe(false);
    },
  );
});
