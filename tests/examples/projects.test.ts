import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { projectTitles } from './projects.ts';

it('should list projects', async () => {
  const [root, token] = await serveStaff();
  expect(await projectTitles(root, token)).toContainEqual(expect.stringMatching(/Rekkehus|rehabilitering/));
});
