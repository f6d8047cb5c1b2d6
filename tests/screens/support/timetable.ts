import { within } from '@testing-library/dom';
import { WORDS, type Words } from '../../e2e/support/words.ts';
import type { Visited } from './portal.tsx';

/** The timetable as a visitor finds it, by role and by name. */
export function timetableOn({ screen }: Visited, words: Words = WORDS.no) {
  const button = (name: string | RegExp) => screen.queryByRole('button', { name });
  const day = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  const filters = () => within(screen.getByRole('group', { name: words.filters })).getAllByRole('button');
  const cards = (): readonly HTMLElement[] => screen.queryAllByRole('article');
  const titleOf = (card: HTMLElement) => within(card).getByRole('heading').textContent ?? '';
  return {
    department: () => screen.findByRole<HTMLSelectElement>('combobox', { name: words.department }),
    lastWeek: () => button(words.lastWeek),
    /** The button that names the week. */
    week: () => screen.getByRole('button', { name: new RegExp(`^${words.week} \\d+`) }),
    nextWeek: () => button(words.nextWeek),
    hideHeader: () => screen.getByRole('button', { name: words.hideHeader }),
    filters,
    filter: (name: string) => {
      const found = filters().find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`There is no filter ${name}.`);
      return found;
    },
    days: () => screen.getAllByRole('region'),
    day,
    cards,
    card: (dayName: string, type: string) => {
      const found = within(day(dayName))
        .getAllByRole('article')
        .find((card) => titleOf(card) === type);
      if (!found) throw new Error(`There is no card ${type} on ${dayName}.`);
      return found;
    },
    titles: () => cards().map(titleOf),
    /** Waits until there are classes. */
    isThere: async () => void (await screen.findAllByRole('article')),
  };
}
