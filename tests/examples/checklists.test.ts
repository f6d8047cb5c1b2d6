import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { checklistTemplates } from './checklists.ts';

it('should list the templates of checklists', async () => {
  const [root, token] = await serveStaff();
  const titles = await checklistTemplates(root, token, '1001');
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.every((title) => title !== '')).toBe(true);
});
