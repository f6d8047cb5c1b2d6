import { expect, it, vi } from 'vitest';
import { visitWorkspace } from '../support/workspace.tsx';

vi.mock('../../../ui-react/src/workspace/search/Palette.tsx', () => Promise.reject(new Error('no network')));

it('should leave the page below a notice where the code of the search does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, user } = await visitWorkspace('/x/-/notifications');
  await screen.findByRole('heading', { name: 'Varsler' });
  await screen.findByText('Ola Bakken');
  await user.click(screen.getByRole('button', { name: 'Søk' }));
  expect(await screen.findByRole('button', { name: 'Last inn på nytt' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Varsler' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Logg ut' })).toBeDefined();
});
