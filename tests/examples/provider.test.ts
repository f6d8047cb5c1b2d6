import { expect, it } from 'vitest';
import { serve } from '../contract/serving.ts';
import { nameOfUser } from './provider.ts';

it('should sign a user in who says the password at the page of the provider', async () => {
  const { root } = await serve();
  const visit = async (page: string) => {
    const body = new URLSearchParams({ login: 'ola', password: 'bygg' });
    const { headers } = await fetch(page, { method: 'POST', redirect: 'manual', body });
    return headers.get('location') ?? page;
  };
  expect(await nameOfUser(root, visit)).toMatch(/^Ola /);
});
