import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { timetableOn } from '../../support/timetable.ts';

test('[P-TIMETABLE-27] hides the header information, and shows it again', async ({ page, portal }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  const banner = page.getByRole('banner');
  await readInBothLanguages(page, async (words) => {
    const { hideHeader } = timetableOn(page, words);
    const language = banner.getByRole('button', { name: words.otherLanguage });
    await expect(language).toBeVisible();
    await expect(hideHeader).toHaveAttribute('aria-pressed', 'false');

    await hideHeader.click();
    await expect(language).toHaveCount(0);
    await expect(banner.getByRole('button')).toHaveCount(1);
    await expect(banner.getByRole('button', { name: words.hideHeader })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(1);
    await expect(hideHeader).toHaveAttribute('aria-pressed', 'true');

    await hideHeader.click();
    await expect(language).toBeVisible();
  });
});

test("[P-TIMETABLE-28] removes 'last week' and 'next week' while the header information is hidden", async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await timetable.nextWeek.click();
  await readInBothLanguages(page, async (words) => {
    const { lastWeek, nextWeek, week, hideHeader } = timetableOn(page, words);
    await expect(lastWeek).toBeVisible();

    await hideHeader.click();
    await expect(lastWeek).toHaveCount(0);
    await expect(nextWeek).toHaveCount(0);
    await expect(week).toContainText(`${words.week} 48`);

    await hideHeader.click();
    await expect(lastWeek).toBeVisible();
    await expect(nextWeek).toBeVisible();
  });
});
