import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { visitWorkspace } from '../support/workspace.tsx';

it('should speak of the user on the page about the connection, with channels and codes folded', async () => {
  const { screen, user } = await visitWorkspace('/x/-/projects');
  await user.click(await screen.findByRole('link', { name: /Tilkobling:/ }));
  await user.click(await screen.findByRole('link', { name: 'Om tilkoblingen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tilkobling' })).toBeDefined();
  const waits = within(screen.getByRole('region', { name: 'Venter på å bli sendt' }));
  expect(waits.getByText('Alt er sendt.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Abonnementer hos tjenesten' })).toBeNull();
  const fold = screen.getByRole('button', { name: /^For utviklere/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  expect(await screen.findByRole('region', { name: 'Abonnementer hos tjenesten' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kopier alt' }));
  expect(await navigator.clipboard.readText()).toMatch(/kobler til|tilkoblet|frakoblet/);
});
