import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { taskCounts } from './tasks.ts';

it('should count the tasks of a project', async () => {
  const [root, token] = await serveStaff();
  expect(await taskCounts(root, token, '1001')).toContainEqual(expect.stringMatching(/^[A-Z]+: \d+$/));
});
