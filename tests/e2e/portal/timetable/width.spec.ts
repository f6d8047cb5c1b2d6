import { expect, test } from '../../support/portal.ts';

test.use({ viewport: { width: 2200, height: 1000 } });

test('[P-TIMETABLE-32] [P-CENTER-36] is up to 2000 px wide, and the portal 800 px again when it is left', async ({
  page,
  portal,
  timetable,
}) => {
  // The sheet is what the page's content stands on: the whole width that the page is given.
  const sheet = page.getByRole('main').locator('> div').last();
  const width = async () => (await sheet.boundingBox())?.width;

  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  expect(await width()).toBe(2000);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');
  expect(await width()).toBe(800);

  await page.goBack();
  await expect(timetable.cards.first()).toBeVisible();
  expect(await width()).toBe(2000);
});
