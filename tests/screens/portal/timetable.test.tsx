import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/portal.tsx';

const SETTINGS = { currentMoment: '2026-11-19', selectedDepartmentId: 101, hideInformation: false };

describe('a timetable with a filter in use', () => {
  it('[P-TIMETABLE-09] says how much of the week it shows and on which days, and takes the filter off', async () => {
    const { screen, user, inBothLanguages } = visit('/nordlys/classes?departmentId=101', { width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Pilates' }));
    await screen.findByText(/^Viser \d+ av \d+ timer$/);
    await inBothLanguages((_, language) => {
      const counts = screen.getAllByRole('tab').map(({ textContent }) => Number(textContent?.match(/\d+$/)?.[0]));
      const said = screen.getByText(
        { no: /^Viser (\d+) av \d+ timer$/, en: /^Showing (\d+) of \d+ classes$/ }[language],
      );
      const shown = Number(said.textContent?.match(/\d+/)?.[0]);
      expect(shown).toBeGreaterThan(0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(shown);
    });
    await user.click(screen.getByRole('button', { name: 'Nullstill' }));
    await waitFor(() => expect(screen.queryByText(/^Viser/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Pilates' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('[P-TIMETABLE-09] leads on from a week that has none of what is chosen', async () => {
    const { screen, user } = visit('/nordlys/classes?departmentId=101', {
      width: 390,
      stored: { 'felles.timetable.nordlys': JSON.stringify({ ...SETTINGS, selectedFilters: ['Curling'] }) },
    });
    await screen.findByText('Ingen Curling i uke 47');
    screen.getByText(/^Viser 0 av \d+ timer$/);
    await user.click(screen.getByRole('button', { name: 'Nullstill' }));
    await screen.findAllByRole('article');
  });
});
