import { expect, it } from 'vitest';
import { aTill } from '../contract/paying.ts';
import { paymentTerms } from './terms.ts';

it('should read the payment terms, as a document and as a page', async () => {
  const { root, outside } = await aTill();
  expect(await paymentTerms(root, 'nordlys')).toMatchObject({ type: 'application/pdf' });
  expect(await paymentTerms(root, 'solsiden')).toBe(`${outside}/vilkar/solsiden`);
});
