import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { codeForTheDoor } from './card.ts';

it('should log a member in, and get the code for the door', async () => {
  const { root } = await serve();
  const { number, code } = await codeForTheDoor(root, 'nordlys', '10000001', 'trening');
  expect(number).toBe('9001');
  expect(code).toMatch(/^9001-/);
});
