import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { signUp } from './sign-up.ts';

it('should say what a sign-up lacks', async () => {
  const { root } = await serve();
  const missing = await signUp(root, 'nordlys', { firstname: 'Kari', lastname: '' });
  expect(missing).toContain('Etternavn må fylles ut');
  expect(missing).not.toContain('Fornavn må fylles ut');
});
