import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { tryChannel } from './live-channel.ts';

it('should publish in a channel of the live connection, and hear it', async () => {
  const [root, token] = await serveStaff();
  expect(await tryChannel(root, token, 'byggeplass', 'Kranen er ledig.')).toContain('Kranen er ledig.');
});
