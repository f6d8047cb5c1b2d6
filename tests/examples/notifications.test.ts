import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { newMessages } from './notifications.ts';

it('should list the new notifications once', async () => {
  const [root, token] = await serveStaff();
  expect((await newMessages(root, token)).length).toBeGreaterThan(0);
  expect(await newMessages(root, token)).toEqual([]);
});
