import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { templatesOf } from './handbook.ts';

it('should list the templates of a project’s handbook', async () => {
  const [root, token] = await serveStaff();
  expect(await templatesOf(root, token, '1001')).toMatchObject({ all: expect.any(Number) });
});
