import { expect, it } from 'vitest';
import { anInvoice, aTill } from '../contract/paying.ts';
import { payInvoice } from './payment.ts';

it('should start a payment', async () => {
  const till = await aTill();
  const { id } = await anInvoice(till);
  expect(await payInvoice(till.root, 'nordlys', id)).toContain(till.outside);
});
