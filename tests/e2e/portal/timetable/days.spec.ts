import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { timetableOn } from '../../support/timetable.ts';
import { WORDS } from '../../support/words.ts';

test('[P-TIMETABLE-14] [P-TIMETABLE-15] shows seven columns, Monday to Sunday, each with its date as DD.MM', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.days).toHaveCount(7);
  await readInBothLanguages(page, (words) =>
    expect(timetable.days.getByRole('heading', { level: 2 })).toHaveText(
      words.days.map((day) => new RegExp(`^${day} \\d`)),
    ),
  );
  const columns = await timetable.days.evaluateAll((days) => days.map((day) => day.getBoundingClientRect()));
  for (const [index, { left, right, top }] of columns.entries()) {
    expect(right - left).toBeGreaterThan(100);
    expect(top).toBe(columns[0]?.top);
    expect(left).toBeGreaterThanOrEqual(columns[index - 1]?.right ?? 0);
  }

  const dates = timetable.days.getByRole('heading', { level: 2 }).getByRole('time');
  await expect(dates).toHaveText(['16.11', '17.11', '18.11', '19.11', '20.11', '21.11', '22.11']);
  const { nextWeek } = timetableOn(page, WORDS.en);
  await nextWeek.click();
  await nextWeek.click();
  await expect(dates).toHaveText(['30.11', '01.12', '02.12', '03.12', '04.12', '05.12', '06.12']);
});

test('[P-TIMETABLE-25] says of a day without classes that there are none', async ({ page, portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=103');
  await expect(timetable.cards.first()).toBeVisible();
  await readInBothLanguages(page, async (words) => {
    await expect(timetable.day(words.days[6] ?? '').getByRole('paragraph')).toHaveText(words.noClasses);
    await expect(timetable.days.getByText(words.noClasses)).toHaveCount(1);
  });
});

test('[P-TIMETABLE-02] [P-TIMETABLE-26] offers the departments by name, with their ids as values, and asks for one while none is chosen', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes');
  await readInBothLanguages(page, async (words) => {
    await expect(timetable.days.getByText(words.chooseDepartment, { exact: true })).toHaveCount(7);
    const { department, cards } = timetableOn(page, words);
    await expect(department).toHaveValue('');
    await expect(cards).toHaveCount(0);
    await expect(page).toHaveURL(`${portal.origin}/nordlys/classes`);
    expect(portal.world.observed.calls.entries.filter(({ row }) => row === 'timetable.classes')).toEqual([]);
    const options = department.getByRole('option');
    await expect(options).toHaveText([words.departmentFirst, 'Sentrum', 'Åsane', 'Fana']);
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', '101', '102', '103']);
  });
});
