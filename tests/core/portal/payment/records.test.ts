import { CaptureStatus, ContractState, SigningOrder, SigningTexts } from '@felles/core/internal/portal/payment/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const RECORDS = [
  ['[P-PAYMENT-62] the answer to an order to sign', SigningOrder, { orderId: 'a1', url: 'https://sign.example/a1' }],
  ['[P-PAYMENT-63] the status of a capture', CaptureStatus, { is_captured: true, status: 'Captured' }],
  ['[P-PAYMENT-64] the state of a contract', ContractState, { is_ended: false, is_paid: true, status: 'x' }],
  ['[P-PAYMENT-66] the texts of a signing', SigningTexts, { beforeSign: '<p>før</p>', afterSign: '<p>etter</p>' }],
] as const;

describe('a record that no call brings', () => {
  it.each(RECORDS)('%s should be understood as it is, and with unknown fields', (_, schema, full) => {
    expect(z.parse(schema, full)).toEqual(full);
    expect(z.parse(schema, { ...full, unknown: 1 })).toEqual({ ...full, unknown: 1 });
  });

  it.each(RECORDS)('%s should be refused with a field of another type', (_, schema, full) => {
    for (const name of Object.keys(full)) expect(z.safeParse(schema, { ...full, [name]: [] }).success).toBe(false);
  });

  it.each(RECORDS.slice(0, 3))('%s should be understood with nothing in it', (_, schema, full) => {
    const nothing = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    for (const record of [nothing, {}]) expect(z.parse(schema, record)).toEqual(record);
  });

  it('[P-PAYMENT-66] should need no text for afterwards, but one for before', () => {
    for (const afterwards of [{}, { afterSign: null }])
      expect(z.safeParse(SigningTexts, { beforeSign: '', ...afterwards }).success).toBe(true);
    expect(z.safeParse(SigningTexts, { afterSign: '' }).success).toBe(false);
  });
});
