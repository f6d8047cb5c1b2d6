import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { endAgreement } from './agreement.ts';

it('should end an agreement, and have the number of the receipt', async () => {
  const { root } = await serve();
  expect(await endAgreement(root, 'nordlys', '10000001', 'trening', '70001')).toMatch(/^482\d{4}$/);
});
