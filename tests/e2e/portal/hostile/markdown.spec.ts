import { CORPUS } from '../../../support/hostile/corpus.ts';
import { expect, test } from './hostile.ts';

/** Attacks that markdown allows and markup does not, or writes in another way. */
const MARKDOWN = [
  '[x](javascript:window.hacked=1)',
  '[x](JaVaScRiPt:window.hacked=1 "title")',
  '[x](java&#115;cript:window.hacked=1)',
  '[x](&#106avascript:window.hacked=1)',
  '[x](<javascript:window.hacked=1>)',
  '[x](data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFja2VkPTE8L3NjcmlwdD4=)',
  '[x](vbscript:hacked)',
  '[x](//foreign.invalid/a)',
  '[x](\\\\foreign.invalid)',
  '[x](https://user:secret@foreign.invalid" onclick="window.hacked=1)',
  '[x]( javascript:window.hacked=1)',
  '[x][1]\n\n[1]: javascript:window.hacked=1 "title"',
  '<javascript:window.hacked=1>',
  '<https://foreign.invalid/"onmouseover="window.hacked=1>',
  '![x](x "onerror=window.hacked=1")',
  '![x](https://foreign.invalid/pixel.png)',
  '![" onerror="window.hacked=1](x)',
  '![x][1]\n\n[1]: https://foreign.invalid/pixel.png',
  '```"><img src=x onerror=window.hacked=1>\ncode\n```',
  '`<img src=x onerror=window.hacked=1>`',
  '# <img src=x onerror=window.hacked=1>',
  '**<script>window.hacked=1</script>**',
  '| <img src=x onerror=window.hacked=1> | b |\n|---|---|\n| <svg onload=window.hacked=1> | 2 |',
  '- [ ] <iframe src=javascript:parent.hacked=1>',
  '> <style>*{display:none}</style>',
  '<div>\n\n[x](javascript:window.hacked=1)\n\n</div>',
  '<!-- [x](javascript:1) --><img src=x onerror=window.hacked=1>',
  '[<img src=x onerror=window.hacked=1>](https://fine.invalid)',
  'a<svg/onload=window.hacked=1//b',
  '\\<img src=x onerror=window.hacked=1>',
  `${'> '.repeat(2_400)}dypt`,
  `${'['.repeat(2_400)}${']'.repeat(2_400)}`,
  `${'*'.repeat(4_999)}`,
  `<img src=x onerror=window.hacked=1>${'langt '.repeat(1_000)}`,
] as const;

const TEXTS = [...MARKDOWN, ...CORPUS.flatMap(({ html }) => [html, `- ${html}`, `**${html}** [${html}](${html})`])];

test(`[S-05] [P-MEMBERSHIP-33] shows each of ${TEXTS.length} descriptions in markdown as words, and what markdown means`, async ({
  page,
  portal,
}) => {
  await test.step('hostile texts are words and nothing more', async () => {
    const seen = await page.evaluate((all) => window.hostile.describeEach(all), TEXTS);
    expect(
      seen.map(({ breaches, hacked, touched }, index) => ({ of: TEXTS[index], breaches, hacked, touched })),
    ).toEqual(TEXTS.map((text) => ({ of: text, breaches: [], hacked: false, touched: 0 })));
    expect(portal.world.observed.violations.entries).toEqual([]);
  });

  await test.step('no heading of the page’s own, or its words if it makes no sense', async () => {
    const text = '# Alt\n\nMed **sterk** og *skrå*, [lenke](https://fine.invalid/a).\n\n- én\n- to\n\n1. først';
    const [shown] = await page.evaluate((all) => window.hostile.describeEach(all), [text]);
    expect(shown?.html.replace(/\s+/g, ' ').trim()).toBe(
      '<p><strong>Alt</strong></p><p>Med <strong>sterk</strong> og <em>skrå</em>, <a href="https://fine.invalid/a" rel="noopener noreferrer" target="_blank">lenke</a>.</p> <ul> <li>én</li> <li>to</li> </ul> <ol> <li>først</li> </ol>',
    );

    const endless = `**ikke** ${'langt '.repeat(1_000)}`;
    const deep = `${'> '.repeat(2_400)}dypt`;
    const seen = await page.evaluate((all) => window.hostile.describeEach(all), [endless, deep]);
    expect(seen[0]?.html.startsWith('**ikke** langt')).toBe(true);
    expect(seen[1]?.words).toContain('dypt');
  });
});
