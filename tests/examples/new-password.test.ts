import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { askForPassword } from './new-password.ts';

it('should ask for a new password', async () => {
  const { root } = await serve();
  expect(await askForPassword(root, 'nordlys', '10000001')).toMatch(/passord/i);
  expect(await askForPassword(root, 'nordlys', '')).toMatch(/nummer/i);
});
