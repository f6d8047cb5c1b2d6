import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { toPay } from './invoices.ts';

it('should log a member in, and add up what is to be paid', async () => {
  const { root } = await serve();
  const known = await toPay(root, 'nordlys', '10000001', 'trening');
  expect(known?.total).toBeGreaterThanOrEqual(75 + 199 + 690);
  expect(known?.payable).toContain('Ny tilgangsbrikke');
});
