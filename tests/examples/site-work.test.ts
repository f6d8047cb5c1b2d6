import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { unsentChanges } from './site-work.ts';

it('should list no change of a device on which nothing was written', async () => {
  const [root, token] = await serveStaff();
  expect(await unsentChanges(root, token)).toEqual([]);
});
