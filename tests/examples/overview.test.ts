import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { overviewOf } from './overview.ts';

it('should show one project, and how many are on its site', async () => {
  const [root, token] = await serveStaff();
  expect(await overviewOf(root, token, '1001')).toEqual({
    title: expect.stringMatching(/\S/),
    onSite: expect.any(Number),
  });
});
