import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { newFor } from './notices.ts';

it('should log a member in, count the new messages, and list the news', async () => {
  // The program goes by the clock of its machine.
  const { root } = await serve({ realTime: Date.now });
  const { messages, titles } = await newFor(root, 'nordlys', '10000001', 'trening');
  expect(messages).toBeGreaterThanOrEqual(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(2);
});
