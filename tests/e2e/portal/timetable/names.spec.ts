import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/portal.ts';

const CLASSES = '**/rest/classes?*';
const OVERRIDE = '\u202eivel';
const HEBREW = '\u05e9\u05e8\u05d4 \u05db\u05d4\u05df';

const NAMES = [
  ['that orders the words to turn', OVERRIDE],
  ['that orders them to turn and tries to get out', `\u2069${OVERRIDE}`],
  ['in Hebrew', HEBREW],
] as const;

test('keeps a name or a type to itself: the names and times beside it read as ever', async ({
  page,
  portal,
  timetable,
}) => {
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  for (const [place, [kind, name]] of NAMES.entries()) {
    // By the name beside it each answer is told from the one before.
    const beside = `Sivert Moe ${place}`;
    await test.step(`a name ${kind}`, async () => {
      await page.unroute(CLASSES);
      await page.route(CLASSES, async (route) => {
        const answer = await route.fetch();
        const classes: readonly ClassSession[] = await answer.json();
        const names = new Map([
          ['Amina Yusuf', name],
          ['Sivert Moe', beside],
        ]);
        const renamed = classes.map((one) => ({
          ...one,
          instructor: names.get(one.instructor ?? '') ?? one.instructor,
        }));
        await route.fulfill({ response: answer, json: renamed });
      });
      await askAgain(page);
      const hiit = timetable.card({ day: 'Torsdag', type: 'HIIT 30' });
      const line = hiit.getByRole('paragraph').last();
      await expect(line).toContainText(beside);
      const shown = await lettersFromTheLeft(line);
      expect(shown.indexOf(beside)).toBeGreaterThan(0);
      expect(shown.endsWith(`, ${beside}`)).toBe(true);

      await hiit.getByRole('button').first().hover();
      await expect(timetable.tip).toBeVisible();
      expect((await lettersFromTheLeft(timetable.tip)).startsWith('Varighet 30 minutter, ')).toBe(true);
    });
  }

  await page.unroute(CLASSES);
  await page.route(CLASSES, async (route) => {
    const answer = await route.fetch();
    const classes: readonly ClassSession[] = await answer.json();
    const renamed = classes.map((one) => (one.grennavn === 'Yoga' ? { ...one, grennavn: '\u202eagoY' } : one));
    await route.fulfill({ response: answer, json: renamed });
  });
  await askAgain(page);
  const card = timetable.day('Torsdag').getByRole('article').filter({ hasText: 'agoY' });
  expect(await lettersFromTheLeft(card.getByRole('heading'))).toBe('Yoga');
  expect(await lettersFromTheLeft(card.getByRole('paragraph').first())).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
  expect(await lettersFromTheLeft(card.getByRole('button').first())).toMatch(/^\d\d:\d\d/);
});

/** The page asks for its classes once more, as it does when the network is back. */
const askAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

/** The letters of one line in the order in which they stand on the page. */
const lettersFromTheLeft = (words: Locator): Promise<string> =>
  words.evaluate((element) => {
    const letters: { readonly letter: string; readonly left: number; readonly top: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [at, letter] of [...(text.nodeValue ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter, left, top });
      }
    }
    return letters
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ letter }) => letter)
      .join('');
  });
