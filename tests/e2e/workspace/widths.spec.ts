// In a browser: whether a name is cut is known only to what draws it, with the font, the padding and the window that it has. Each
// page is opened once and made wide five times.
import { cutOn } from '../support/cut-names.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

const WIDTHS = [390, 1024, 1280, 1440, 1600];

const LISTS = {
  projects: '/projects',
  participants: '/project/1001/participants',
  tasks: '/project/1001/tasks',
  documents: '/project/1001/documents',
  photos: '/project/1001/photos',
  expenses: '/project/1001/expenses',
  'check-ins': '/project/1001/checkins',
  sites: '/checkin?q=e',
  persons: '/persons',
  contacts: '/contacts',
  departments: '/departments',
  articles: '/articles',
  'an article beside the list': '/articles?article=1',
  dashboard: '/dashboard/start',
  search: '/search?q=skole',
  notifications: '/notifications',
  'a week': '/planning',
  'four weeks': '/planning?weeks=4',
};

// The demo's tasks lie around the day of the world.
test.use({ time: 'moved' });

for (const [name, path] of Object.entries(LISTS))
  test(`cuts no name of ${name}, and scrolls nothing sideways, from 390 to 1600 pixels`, async ({
    page,
    workspace,
  }) => {
    await workspace.open(`/x/-${path}`);
    await expect(page.locator('main :is(tbody tr, li, article)').first()).toBeVisible();
    for (const width of WIDTHS) {
      await makeWide(page, width);
      await expect.poll(() => cutOn(page), { message: `${width} pixels`, timeout: 5_000 }).toEqual([]);
    }
  });
