import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { priceOfTwo } from './articles.ts';

it('should sum the price of two articles', async () => {
  const [root, token] = await serveStaff();
  expect(await priceOfTwo(root, token)).toMatchObject({ sum: expect.any(Number) });
});
