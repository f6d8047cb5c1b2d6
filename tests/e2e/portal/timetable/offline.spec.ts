import type { Page } from 'playwright/test';
import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { askedForClasses } from '../../support/service.ts';
import { WORDS } from '../../support/words.ts';

test('says so when the network is gone, keeps what it has, and catches up when it is back', async ({
  page,
  context,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  await knowBothLanguages(page);
  const cards = await timetable.cards.count();
  const asked = askedForClasses(portal.world);

  await context.setOffline(true);
  await readInBothLanguages(page, async (words) => {
    await expect(timetable.notice(words.offline)).toBeVisible();
    await expect(timetable.cards).toHaveCount(cards);
  });

  await context.setOffline(false);
  await expect(timetable.notice(WORDS.en.offline)).toHaveCount(0);
  await expect.poll(() => askedForClasses(portal.world)).toBe(asked + 1);
  await expect(timetable.cards).toHaveCount(cards);
});

test('says why a week cannot be shown without the network, and shows it when the network is back', async ({
  page,
  context,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  await knowBothLanguages(page);
  await context.setOffline(true);
  await timetable.nextWeek.click();
  await readInBothLanguages(page, async (words) => {
    await expect(timetable.failure).toContainText(words.unreachable);
    await expect(timetable.cards).toHaveCount(0);
  });

  await context.setOffline(false);
  await expect(timetable.cards.first()).toBeVisible();
  await expect(timetable.failure).toHaveCount(0);
});

/** The words of a language are fetched when it is first asked for. */
async function knowBothLanguages(page: Page): Promise<void> {
  await speak(page, 'en');
  await speak(page, 'no');
}
