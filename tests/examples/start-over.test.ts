import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { beginAnew } from './start-over.ts';

it('should start over', async () => {
  const { root } = await serve();
  expect(await beginAnew(root, 'nordlys', 'Kari')).toEqual({ before: 'member', losesText: true, after: null });
});
