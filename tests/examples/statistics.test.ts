import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { tasksIn } from './statistics.ts';

it('should count the tasks of some years', async () => {
  const [root, token] = await serveStaff();
  expect(await tasksIn(root, token, '2020-01-01', '2030-01-01')).toContainEqual(expect.stringMatching(/: [1-9]/));
});
