import { expect, inBothLanguages, test } from '../../support/portal.ts';

inBothLanguages((words) => {
  test('[P-TIMETABLE-03] chooses the only department by itself and says so in the address', async ({
    page,
    portal,
    timetable,
  }) => {
    await portal.open('/puls/classes');
    await expect(page).toHaveURL(`${portal.origin}/puls/classes?departmentId=301`);
    await expect(timetable.department).toHaveValue('301');
    await expect(timetable.card({ day: words.days[0] ?? '', type: 'HIIT 30' })).toBeVisible();
  });
});

test('[P-TIMETABLE-04] [P-TIMETABLE-05] has the department in its address', async ({ page, portal, timetable }) => {
  await test.step("asks for a department when the address names none of the center's", async () => {
    for (const nonsense of ['999', '301', 'abc', '101.0', '', '-101', '101,102', '99999999999999999999']) {
      await portal.open(`/nordlys/classes?departmentId=${nonsense}`);
      await expect(timetable.days.getByText('Velg avdeling')).toHaveCount(7);
      await expect(page).toHaveURL(`${portal.origin}/nordlys/classes`);
    }
  });

  await test.step('[P-TIMETABLE-04] puts the chosen department into the address without loading the page again', async () => {
    await portal.open('/nordlys/classes');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const steps = await page.evaluate(() => window.history.length);

    await timetable.department.selectOption('Åsane');
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=102`);
    await expect(timetable.card({ day: 'Lørdag', type: 'Uten navn' })).toBeVisible();

    await timetable.department.selectOption('Fana');
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=103`);
    await expect(timetable.card({ day: 'Lørdag', type: 'Løpegruppe' })).toBeVisible();

    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  await test.step('prefers the department of the address to the one of the last visit', async () => {
    await portal.open('/nordlys/classes');
    await expect(timetable.department).toHaveValue('103');
    await portal.open('/nordlys/classes?departmentId=102');
    await expect(timetable.department).toHaveValue('102');
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes?departmentId=102`);
  });

  await test.step('[P-TIMETABLE-05] keeps the department in the address, through all else that is done', async () => {
    const address = `${portal.origin}/nordlys/classes?departmentId=102`;
    await portal.open('/nordlys/classes?departmentId=102');
    const steps = await page.evaluate(() => window.history.length);

    await timetable.nextWeek.click();
    await timetable.filter('Yoga').click();
    await timetable.hideHeader.click();
    await expect(timetable.nextWeek).toBeHidden();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => window.history.length)).toBe(steps);

    await page.reload();
    await expect(timetable.department).toHaveValue('102');
    await expect(page).toHaveURL(address);
  });
});
