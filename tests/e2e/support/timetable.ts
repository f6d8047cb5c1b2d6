import type { Locator, Page } from 'playwright/test';
import type { Words } from './words.ts';

/** The timetable as a visitor finds it: by role and by name. */
export interface TimetablePage {
  readonly department: Locator;
  readonly lastWeek: Locator;
  /** The button that names the week and leads back to the current one. */
  readonly week: Locator;
  readonly nextWeek: Locator;
  readonly hideHeader: Locator;
  readonly filters: Locator;
  filter(name: string): Locator;
  /** The days on show: seven, or one. */
  readonly days: Locator;
  day(name: string): Locator;
  /** The tabs of the one-day view. */
  readonly dayTabs: Locator;
  dayTab(name: string): Locator;
  readonly cards: Locator;
  card(of: { readonly day: string; readonly type: string }): Locator;
  /** The tag of every class time on show. */
  readonly times: Locator;
  readonly tip: Locator;
  readonly spinners: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  readonly notice: (words: string) => Locator;
}

export function timetableOn(page: Page, words: Words): TimetablePage {
  const dayNamed = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  const filters = page.getByRole('group', { name: words.filters }).getByRole('button');
  const cards = page.getByRole('article');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const dayTabs = page.getByRole('tablist', { name: words.dayTabs }).getByRole('tab');
  return {
    department: page.getByRole('combobox', { name: words.department }),
    lastWeek: page.getByRole('button', { name: words.lastWeek }),
    week: page.getByRole('button', { name: new RegExp(`^${words.week} \\d+`) }),
    nextWeek: page.getByRole('button', { name: words.nextWeek }),
    hideHeader: page.getByRole('button', { name: words.hideHeader }),
    filters,
    filter: (name) => filters.and(page.getByRole('button', { name, exact: true })),
    days: page.getByRole('region'),
    day: dayNamed,
    dayTabs,
    dayTab: (name) => dayTabs.and(page.getByRole('tab', { name: new RegExp(`^${name}`) })),
    cards,
    card: ({ day, type }) =>
      dayNamed(day)
        .getByRole('article')
        .filter({ has: heading(type) }),
    times: cards.getByRole('button'),
    // Both are for the eye only and have no role: the words stand in a name or a status beside them.
    tip: page.locator('[popover]'),
    spinners: page.getByRole('region').locator('[class*="spinner"]'),
    failure: page.getByRole('alert'),
    retry: page.getByRole('button', { name: words.retry }),
    notice: (said) => page.getByRole('status').filter({ hasText: said }),
  };
}
