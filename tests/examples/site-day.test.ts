import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { memoryCache } from '../support/memory-cache.ts';
import { readyProjects } from './site-day.ts';

it('should wait for the projects of the user', async () => {
  const [root, token] = await serveStaff();
  const device = memoryCache();
  expect(await readyProjects(root, token, '1001', device.place)).toBeGreaterThan(0);
  expect(device.keys().length).toBeGreaterThan(10);
});
