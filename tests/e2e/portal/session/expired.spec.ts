import { expect, NOW, test } from '../../support/portal.ts';
import { asked, logIn } from '../../support/session.ts';

const DAY = 24 * 60 * 60_000;

test('goes on as a visitor, and offers to log in, when the session has run out on an open page', async ({
  page,
  context,
  portal,
  timetable,
}) => {
  await logIn({ page, portal });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const later = NOW + 8 * DAY;
  portal.world.change((state) => {
    state.clock = { kind: 'frozen', at: later };
  });
  await page.clock.setFixedTime(later);
  await header.getByRole('link').first().click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  await page.getByRole('main').locator('a[href^="/nordlys/classes"]').first().click();

  await timetable.department.selectOption({ index: 1 });
  await expect(header.getByRole('link', { name: 'Logg inn' })).toBeVisible();
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.failure).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  expect(asked(portal.world, 'session.whoami')).toBeLessThanOrEqual(2);
});
