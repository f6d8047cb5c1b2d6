import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { countChoice } from './tracking.ts';

it('should count only with consent', async () => {
  const { root } = await serve();
  expect(await countChoice(root, 'nordlys', false)).toEqual([]);
  expect((await countChoice(root, 'nordlys', true)).length).toBeGreaterThan(1);
});
