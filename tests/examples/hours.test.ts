import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { hoursOfWeek } from './hours.ts';

it('should sum the hours of the user in the current week', async () => {
  const [root, token] = await serveStaff();
  const hours = await hoursOfWeek(root, token);
  expect(hours * 4).toBe(Math.round(hours * 4));
  expect(hours).toBeGreaterThanOrEqual(0);
});
