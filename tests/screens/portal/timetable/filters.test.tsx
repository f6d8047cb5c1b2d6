import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { askedForClasses, goesWrong } from '../../../e2e/support/service.ts';
import { visit } from '../../support/portal.tsx';
import { timetableOn } from '../../support/timetable.ts';

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

describe('the filters of a timetable', () => {
  it('[P-TIMETABLE-06] [P-TIMETABLE-07] are one badge for each class type of the week, each turned on and off by a click', async () => {
    const visited = visit('/nordlys/classes?departmentId=102');
    const { user, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    await inBothLanguages(async (words) => {
      const { filters, filter, titles } = timetableOn(visited, words);
      const before = titles();
      expect(filters().map(({ textContent }) => textContent)).toHaveLength(new Set(before).size);
      expect(new Set(filters().map(({ textContent }) => textContent))).toEqual(new Set(before));
      for (const [name, left] of [
        ['Yoga', ['Yoga']],
        [words.noName, ['Yoga', words.noName]],
        ['Yoga', [words.noName]],
      ] as const) {
        await user.click(filter(name));
        expect(filter(name).getAttribute('aria-pressed')).toBe(String(left.some((each) => each === name)));
        expect(filter('Styrke').getAttribute('aria-pressed')).toBe('false');
        expect(new Set(titles())).toEqual(new Set(left));
      }
      await user.click(filter(words.noName));
      expect(titles()).toEqual(before);
    });
  });

  it('tell a visitor who does not see the page how many classes are left', async () => {
    const visited = visit('/nordlys/classes?departmentId=101');
    const { user, screen, inBothLanguages } = visited;
    await timetableOn(visited).isThere();
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const timesOn = () =>
      timetableOn(visited)
        .cards()
        .flatMap((card) => [...card.querySelectorAll('button')]).length;
    await inBothLanguages(async (words) => {
      const { filter } = timetableOn(visited, words);
      await waitFor(() => expect(told()).toContain(words.loaded(47, timesOn())));
      await user.click(filter('Yoga'));
      await waitFor(() => expect(told()).toContain(words.loaded(47, timesOn())));
      await user.click(filter('Yoga'));
    });
  });

  it('[P-TIMETABLE-37] ask the service quietly: the cards stay, and nothing says that it loads', async () => {
    const visited = visit('/nordlys/classes?departmentId=101');
    const { world, user, inBothLanguages, saysNot } = visited;
    const { filter, titles, isThere } = timetableOn(visited);
    await isThere();
    const asked = askedForClasses(world);
    goesWrong(world, { call: 'timetable.classes', kind: 'hang' });
    await user.click(filter('Spinning'));
    await waitFor(() => expect(askedForClasses(world)).toBe(asked + 1));
    expect(new Set(titles())).toEqual(new Set(['Spinning']));
    await inBothLanguages((words) => saysNot(words.loading(47)));
  });

  it('are undone by a double click, and named by a day that they leave empty', async () => {
    const visited = visit('/nordlys/classes?departmentId=101');
    const { filter, titles, day, card, isThere } = timetableOn(visited);
    await isThere();
    const before = titles();
    await visited.user.dblClick(filter('Yoga'));
    expect(filter('Yoga').getAttribute('aria-pressed')).toBe('false');
    expect(titles()).toEqual(before);
    await visited.user.click(filter('Svømming'));
    expect(day('Mandag').textContent).toContain('Ingen timer av valgt type denne dagen');
    card('Onsdag', 'Svømming');
  });
});
