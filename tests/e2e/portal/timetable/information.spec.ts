import { expect, inBothLanguages, test } from '../../support/portal.ts';

inBothLanguages((words) => {
  test('[P-TIMETABLE-27] hides the header information, and shows it again', async ({ page, portal, timetable }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    const banner = page.getByRole('banner');
    const language = banner.getByRole('button', { name: words.otherLanguage });
    await expect(language).toBeVisible();
    await expect(timetable.hideHeader).toHaveAttribute('aria-pressed', 'false');

    await timetable.hideHeader.click();
    await expect(language).toHaveCount(0);
    await expect(banner.getByRole('button')).toHaveCount(0);
    await expect(banner.getByRole('link')).toHaveCount(1);
    await expect(timetable.hideHeader).toHaveAttribute('aria-pressed', 'true');

    await timetable.hideHeader.click();
    await expect(language).toBeVisible();
  });

  test("[P-TIMETABLE-28] removes 'last week' and 'next week' while the header information is hidden", async ({
    portal,
    timetable,
  }) => {
    await portal.open('/nordlys/classes?departmentId=101');
    await timetable.nextWeek.click();
    await expect(timetable.lastWeek).toBeVisible();

    await timetable.hideHeader.click();
    await expect(timetable.lastWeek).toHaveCount(0);
    await expect(timetable.nextWeek).toHaveCount(0);
    await expect(timetable.week).toContainText(`${words.week} 48`);

    await timetable.hideHeader.click();
    await expect(timetable.lastWeek).toBeVisible();
    await expect(timetable.nextWeek).toBeVisible();
  });
});
