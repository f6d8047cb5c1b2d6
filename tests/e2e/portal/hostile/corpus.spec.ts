import fc from 'fast-check';
import { CORPUS } from '../../../support/hostile/corpus.ts';
import { CATEGORIES } from '../../../support/hostile/payload.ts';
import { pieces } from '../../../support/hostile/pieces.ts';
import { expect, test } from './hostile.ts';

const MARKUPS = CORPUS.map(({ html }) => html);

test('[S-05] [S-08] shows hostile texts as words that are clean and apart', async ({ page, portal }) => {
  await test.step('[S-05] shows each hostile text of every kind as words, and nothing more', async () => {
    for (const category of CATEGORIES) {
      const markups = CORPUS.filter((payload) => payload.category === category).map(({ html }) => html);
      const seen = await page.evaluate((all) => window.hostile.showEach(all), markups);
      expect(
        seen.map(({ breaches, hacked, touched }, index) => ({ of: markups[index], breaches, hacked, touched })),
        category,
      ).toEqual(markups.map((html) => ({ of: html, breaches: [], hacked: false, touched: 0 })));
      expect(portal.world.observed.violations.entries, category).toEqual([]);
    }
  });

  await test.step('[S-08] cleans what is clean into itself, for any text, and never gives up', async () => {
    const seed = Number(process.env['FELLES_SEED'] ?? Date.now() % 2 ** 31);
    const texts = [...MARKUPS, ...fc.sample(pieces, { numRuns: 2_000, seed })];
    const wrong = await page.evaluate(
      (all) =>
        all.flatMap((html) => {
          const once = window.hostile.show(html);
          const twice = window.hostile.show(once.html);
          return once.html === twice.html && once.breaches.length === 0 ? [] : [{ html, once, twice }];
        }),
      texts,
    );
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect(portal.world.observed.violations.entries).toEqual([]);
  });

  await test.step('keeps words apart that stood on lines or in cells of their own', async () => {
    const told =
      '<div>Åpent hele dagen</div><div>Ring <font>oss</font></div><table><tr><td>Man</td><td>10–22</td></tr></table>';
    await page.evaluate((html) => void window.hostile.show(html), told);
    await expect(page.locator('#root')).toHaveText('Åpent hele dagen Ring oss Man 10–22', { useInnerText: true });
  });
});

test.describe('without the policy of the page', () => {
  test.use({ bypassCSP: true });

  test('is hostile except in enumerations, and in stored texts', async ({ page, promises }) => {
    await test.step('has stored texts', async () => {
      promises.except(/./);
      // The rest of a value that one parser ends sooner than another is no word.
      const wordy = CORPUS.filter(({ category }) => category !== 'mutation').map(({ html }) => html);
      const lost = await page.evaluate(
        (all) =>
          all.flatMap((html) => {
            const there = window.hostile.unseen(html).words;
            const shown = window.hostile.show(html).words;
            return there === shown ? [] : [{ html, there, shown }];
          }),
        wordy,
      );
      expect(lost).toEqual([]);
    });

    await test.step('is hostile, every single one, but for those that are words', async () => {
      promises.except(/./);
      const raw = await page.evaluate((all) => all.map((html) => window.hostile.unseen(html)), MARKUPS);
      const tame = CORPUS.filter((_, index) => raw[index]?.breaches.length === 0);
      expect(tame).toEqual(CORPUS.filter(({ category }) => category === 'words'));
      expect(CORPUS.length - tame.length).toBeGreaterThanOrEqual(150);

      await page.evaluate(() => window.hostile.loose('<img src=x onerror=window.hacked=1>'));
      await page.waitForFunction(() => 'hacked' in window);
    });
  });
});
