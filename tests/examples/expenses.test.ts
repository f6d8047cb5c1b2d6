import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { unapprovedExpenses } from './expenses.ts';

it('should count and sum the expenses that are not approved', async () => {
  const [root, token] = await serveStaff();
  const { count, sum } = await unapprovedExpenses(root, token, '1001');
  expect([count > 0, sum > 0]).toEqual([true, true]);
});
