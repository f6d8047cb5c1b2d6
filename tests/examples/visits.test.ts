import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { visitsByMonth } from './visits.ts';

it('should log a member in, and count the visits of each month', async () => {
  // The program goes by the clock of its machine.
  const { root } = await serve({ realTime: Date.now });
  expect((await visitsByMonth(root, 'nordlys', '10000001', 'trening')).length).toBeGreaterThanOrEqual(3);
});
