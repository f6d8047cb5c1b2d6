import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { write } from './chat.ts';

it('should write in a conversation', async () => {
  const [root, token] = await serveStaff();
  expect(await write(root, token, '20102', 'Kommer kl. 10.')).toContain('Kommer kl. 10.');
});
