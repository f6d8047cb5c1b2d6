import { expect, it } from 'vitest';
import { serveStaff } from '../contract/serving.ts';
import { readNext } from './publishing.ts';

it('should show the next panel once one is read', async () => {
  const [root, token] = await serveStaff();
  expect(await readNext(root, token)).toBe('HMS-uke 47');
  expect(await readNext(root, token)).not.toBe('HMS-uke 47');
});
