import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { comingDeadlines } from './deadlines.ts';

it('should list the coming deadlines of all projects', async () => {
  // The program goes by the clock of its machine.
  const [root, token] = await serveStaff({ realTime: Date.now });
  expect(await comingDeadlines(root, token)).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d \S/));
});
