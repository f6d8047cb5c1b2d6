import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { completeTask, taskCounts } from './tasks.ts';

it('should count the tasks of a project', async () => {
  const [root, token] = await serveStaff();
  expect(await taskCounts(root, token, '1001')).toContainEqual(expect.stringMatching(/^[A-Z]+: \d+$/));
});

it('should complete a task of a project', async () => {
  const [root, token] = await serveStaff();
  const completed = async () => {
    const counts = await taskCounts(root, token, '1001');
    return Number(counts.find((line) => line.startsWith('COMPLETED'))?.split(': ')[1] ?? 0);
  };
  const before = await completed();
  expect(await completeTask(root, token, '1001')).not.toBeNull();
  expect(await completed()).toBe(before + 1);
});
