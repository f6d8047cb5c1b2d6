import { readInBothLanguages } from '../../support/languages.ts';
import { expect, NOW, test } from '../../support/portal.ts';
import { askedForClasses, classesOf, goesWrong } from '../../support/service.ts';
import { timetableOn } from '../../support/timetable.ts';

test('[P-TIMETABLE-06] [P-TIMETABLE-07] has one badge for each class type of the week, and a click turns its filter on and off', async ({
  page,
  portal,
}) => {
  const classes = classesOf(portal.world, { center: 'nordlys', department: 102, at: NOW });
  await portal.open('/nordlys/classes?departmentId=102');
  await readInBothLanguages(page, async (words) => {
    const types = new Set(classes.map(({ grennavn }) => grennavn ?? words.noName));
    expect(types).toContain(words.noName);
    const timetable = timetableOn(page, words);
    await expect(timetable.filters).toHaveCount(types.size);
    expect(new Set(await timetable.filters.allTextContents())).toEqual(types);
    const titles = timetable.cards.getByRole('heading', { level: 3 });
    await expect(titles).not.toHaveCount(0);
    const before = await titles.allTextContents();
    const namesLeft = async () => new Set(await titles.allTextContents());

    await timetable.filter('Yoga').click();
    await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
    await expect(timetable.filter('Styrke')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(namesLeft).toEqual(new Set(['Yoga']));

    await timetable.filter(words.noName).click();
    await expect.poll(namesLeft).toEqual(new Set(['Yoga', words.noName]));

    await timetable.filter('Yoga').click();
    await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(namesLeft).toEqual(new Set([words.noName]));

    await timetable.filter(words.noName).click();
    await expect(titles).toHaveText(before);
  });
});

test('tells those who do not see the page how many classes it has come to show', async ({ page, portal }) => {
  const classes = classesOf(portal.world, { center: 'nordlys', department: 101, at: NOW });
  const yoga = classes.filter(({ grennavn }) => grennavn === 'Yoga');
  await portal.open('/nordlys/classes?departmentId=101');
  await readInBothLanguages(page, async (words) => {
    const { notice, filter } = timetableOn(page, words);
    await expect(notice(words.loaded(47, classes.length))).toHaveCount(1);
    await filter('Yoga').click();
    await expect(notice(words.loaded(47, yoga.length))).toHaveCount(1);
    await filter('Yoga').click();
  });
});

test('[P-TIMETABLE-37] asks the service quietly when a filter changes: the cards stay and no spinner turns', async ({
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  const asked = askedForClasses(portal.world);

  goesWrong(portal.world, { call: 'timetable.classes', kind: 'hang' });
  await timetable.filter('Spinning').click();
  await expect(timetable.filter('Spinning')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => askedForClasses(portal.world)).toBe(asked + 1);
  await expect(timetable.card({ day: 'Torsdag', type: 'Spinning' })).toBeVisible();
  await expect(timetable.card({ day: 'Torsdag', type: 'Yoga' })).toBeHidden();
  await expect(timetable.spinners).toHaveCount(0);
});

test('hides by its filters, and shows again, what it had', async ({ page, portal, timetable }) => {
  await test.step('takes what a filter hides out of reach of eyes, ears and Tab, and shows the very same again', async () => {
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.cards.first()).toBeVisible();
    const all = await timetable.cards.count();
    const hidden = timetable.card({ day: 'Mandag', type: 'Mølle' });
    // A day without yoga: nothing that can be explained comes to lie beneath the pointer.
    await timetable.day('Tirsdag').getByRole('button').first().hover();
    await expect(timetable.tip).toBeVisible();
    await timetable.filter('Yoga').press('Space');
    await expect(hidden).toHaveCount(0);
    await expect(timetable.tip).toBeHidden();
    await expect(page.getByText('Kari Nygård').first()).toBeHidden();
    await timetable.filters.last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nullstill' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(timetable.card({ day: 'Mandag', type: 'Yoga' }).getByRole('button').first()).toBeFocused();
    await timetable.filter('Yoga').press('Space');
    await expect(timetable.cards).toHaveCount(all);
  });

  await test.step('undoes a badge by a double click, and names the filter that leaves a day empty', async () => {
    await portal.open('/nordlys/classes?departmentId=101');
    await expect(timetable.cards.first()).toBeVisible();
    const count = await timetable.cards.count();
    await timetable.filter('Yoga').dblclick();
    await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'false');
    await expect(timetable.cards).toHaveCount(count);

    await timetable.filter('Svømming').click();
    await expect(timetable.day('Mandag').getByRole('paragraph')).toHaveText('Ingen timer av valgt type denne dagen');
    await expect(timetable.card({ day: 'Onsdag', type: 'Svømming' })).toBeVisible();
  });
});

test('creates no card that a stored filter has always hidden', async ({ page, portal, timetable }) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await timetable.filter('Yoga').click();
  await page.reload();
  await expect(timetable.card({ day: 'Torsdag', type: 'Yoga' })).toBeVisible();
  await expect(page.locator('article', { hasText: 'Spinning' })).toHaveCount(0);
});
