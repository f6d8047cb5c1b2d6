import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { changeEmail } from './profile.ts';

it('should log a member in, and change the email address', async () => {
  const { root } = await serve();
  expect(await changeEmail(root, 'nordlys', '10000001', 'trening', 'ny@example.no')).toHaveLength(1);
});
