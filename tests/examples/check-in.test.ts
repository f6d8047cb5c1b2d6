import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { waitFor } from './check-in.ts';
import { checkInGuest } from './guest.ts';

it('should check a guest in, and hear of it', async () => {
  const [root, token] = await serveStaff();
  const heard = waitFor(root, token, '1001', 'Gunnlaug');
  expect(await checkInGuest(root, token, '1001', 'Gunnlaug')).toBe(0);
  expect(await heard).toBeGreaterThan(0);
});
