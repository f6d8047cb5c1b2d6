import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { searchFor } from './search.ts';

it('should find a project by its number', async () => {
  const [root, token] = await serveStaff();
  const [project] = await searchFor(root, token, '2607');
  expect(project?.titles).toHaveLength(1);
});
