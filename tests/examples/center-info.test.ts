import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { infoOf } from './center-info.ts';

it('should give what a center tells its visitors', async () => {
  const { root } = await serve();
  expect(await infoOf(root, 'nordlys')).toMatch(/<\w+>/);
});
