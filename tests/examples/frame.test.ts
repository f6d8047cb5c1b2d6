import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { unreadMessages } from './frame.ts';

it('should count the unread messages', async () => {
  const [root, token] = await serveStaff();
  expect(await unreadMessages(root, token)).toBeGreaterThan(0);
});
