import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { newFor } from './notices.ts';

it('should log a member in, count the new messages, and list the news', async () => {
  const { root } = await serve();
  const { messages, titles } = await newFor(root, 'nordlys', '10000001', 'trening');
  expect(messages).toBeGreaterThanOrEqual(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(2);
});
