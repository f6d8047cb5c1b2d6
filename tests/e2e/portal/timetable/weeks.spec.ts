import { readInBothLanguages, speak } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { timetableOn } from '../../support/timetable.ts';
import { WORDS } from '../../support/words.ts';

test("[P-TIMETABLE-10] [P-TIMETABLE-12] [P-TIMETABLE-13] moves a week ahead, and back by 'last week' or the number of the week", async ({
  page,
  portal,
  timetable,
}) => {
  const monday = timetable.day('Mandag');
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.week).toBeVisible();
  await expect(monday).toContainText('16.11');
  await expect(timetable.lastWeek).toHaveCount(0);

  await timetable.nextWeek.click();
  await readInBothLanguages(page, async (words) => {
    const shown = timetableOn(page, words);
    await expect(shown.week).toContainText(`${words.week} 48`);
    await expect(shown.day(words.days[0] ?? '')).toContainText('23.11');
    await expect(shown.day(words.days[6] ?? '')).toContainText('29.11');
    await expect(shown.cards.first()).toBeVisible();
    await expect(shown.lastWeek).toBeVisible();
    await shown.nextWeek.click();
    await shown.lastWeek.click();
    await expect(shown.week).toContainText(`${words.week} 48`);
    await shown.lastWeek.click();
    await expect(shown.week).toContainText(`${words.week} 47`);
    await expect(shown.lastWeek).toHaveCount(0);

    await shown.nextWeek.click();
    await shown.nextWeek.click();
    await expect(shown.week).toContainText(`${words.week} 49`);
    await shown.week.click();
    await expect(shown.week).toContainText(`${words.week} 47`);
    await expect(shown.day(words.days[3] ?? '')).toContainText('19.11');
    await shown.nextWeek.click();
  });
});

test("[P-TIMETABLE-11] names the week by its ISO number, the year's last and first included", async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  const numbers = [47, 48, 49, 50, 51, 52, 53, 1, 2];
  for (const number of numbers) {
    await expect(timetable.week).toHaveText(new RegExp(`^Uke ${number}\\b`));
    await timetable.nextWeek.click();
  }
  await speak(page, 'en');
  const inEnglish = timetableOn(page, WORDS.en);
  for (const number of numbers.toReversed()) {
    await inEnglish.lastWeek.click();
    await expect(inEnglish.week).toHaveText(new RegExp(`^Week ${number}\\b`));
  }
});
