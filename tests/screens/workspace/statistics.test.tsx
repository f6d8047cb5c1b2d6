import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { visitWorkspace } from '../support/workspace.tsx';

describe('x', () => {
  it('y', async () => {
    const { screen, user } = await visitWorkspace('/x/-/statistics');
    await screen.findByRole('tab', { name: 'Innsjekk' });
    await waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(2));
    for (const tab of ['Innsjekk', 'Sjekklister', 'Oppgaver', 'Avvik', 'Timer', 'Kontrakter', 'Faser', 'Bilder']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      await waitFor(() => expect(screen.getAllByText(/^Kilde/).length).toBeGreaterThan(0));
      console.log(tab, within(screen.getByRole('tabpanel')).getByText.length, screen.getByRole('tabpanel').textContent?.slice(0, 900));
    }
  });
});
