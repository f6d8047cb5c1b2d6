import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { type Look, lookOf } from './look.ts';
import { settle } from './window.ts';

type Rules = Pick<Parameters<AxeBuilder['options']>[0], 'runOnly'>;

const EVERYTHING: Rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** All that another scheme of colours can break, since it changes nothing else of a page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const ABOUT_COLOURS: Rules = { runOnly: { type: 'rule', values: OF_COLOURS } };

/** The rules that ask where something is and what is behind it; all others ask what is there and can be seen. */
const WHERE_THINGS_LIE: Rules = {
  runOnly: { type: 'rule', values: [...OF_COLOURS, 'target-size', 'scrollable-region-focusable'] },
};

/** A busy machine needs that long for everything there is to check in one state of a page (milliseconds). */
export const LONGEST_STATE = 180_000;

/** A machine with much else to do needs that long for one look at a large page (milliseconds). */
const LONGEST_CHECK = 30_000;

/** What keeps somebody from using the page as it is now, each with the places it stands in. */
export async function obstaclesOn(page: Page): Promise<readonly string[]> {
  await settle(page);
  return obstaclesBy(page, EVERYTHING);
}

/**
 * Nothing keeps anybody from using the page, light or dark, as soon as it has come to rest. In the colours that it has, all
 * of the page is checked, or where it holds nothing but what it held when it was found in order, by the rules that ask
 * where something lies. It is then drawn in the other colours, and stays so, only if something on it looks as nothing did
 * before, and that is what is checked: to draw a page and to check its colours costs more than all the rest.
 */
export async function keepsNobodyOut(page: Page, where: string): Promise<void> {
  await settle(page);
  const found = isAllSeen(page) ? FOUND_IN_ORDER : new Set<string>();
  const look = await lookOf(page);
  await expectNone(page, found.has(look.whole) ? WHERE_THINGS_LIE : EVERYTHING, `${where}, ${look.colours}`);
  if (strangersIn(look, found).length > 0) {
    await page.emulateMedia({ colorScheme: look.colours === 'light' ? 'dark' : 'light' });
    await settle(page);
    const other = await lookOf(page);
    const strangers = strangersIn(other, found);
    if (strangers.length > 0) await expectNone(page, ABOUT_COLOURS, `${where}, ${other.colours}`, strangers);
    for (const { look: part } of other.parts) found.add(part);
  }
  for (const { look: part } of look.parts) found.add(part);
  found.add(look.whole);
}

function expectNone(page: Page, rules: Rules, where: string, within: readonly string[] = []): Promise<void> {
  const obstacles = () => obstaclesBy(page, rules, within);
  return expect.poll(obstacles, { message: where, timeout: LONGEST_CHECK }).toEqual([]);
}

/** How pages, and the parts of them, have looked when they were found in order. */
const FOUND_IN_ORDER = new Set<string>();

/** Where whatever looks as nothing has looked before stands, without what stands in it. */
function strangersIn({ parts }: Look, found: ReadonlySet<string>): readonly string[] {
  const strange = parts.filter(({ look }) => !found.has(look));
  const places = new Set(strange.map(({ place }) => place));
  return strange.filter(({ within }) => !places.has(within)).map(({ place }) => place);
}

async function obstaclesBy(page: Page, rules: Rules, within: readonly string[] = []): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, axeSource: (await isThere(page)) ? NOTHING : AXE });
  for (const place of within) axe.include(place);
  axe.options({ ...rules, ...FETCHES_NOTHING, ...TELLS_WHAT_IS_WRONG });
  // Without frames there is no need for the blank page that axe would open beside this one.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Axe fetches style sheets that a page could not fetch, into a document of its own, which breaks the page's policy. Only a
 * rule that is not run asks for them (`css-orientation-lock`), and one waits likewise for sound, which no page has.
 */
const FETCHES_NOTHING = { preload: false } as const;

/** To tell of all that is right takes as long as a look at a small page. */
const TELLS_WHAT_IS_WRONG = { reporter: 'no-passes' } as const;

/** The small script of axe: a page reads it in half the time. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What is put into a page that has axe already. Half a megabyte is slower to read than the page is to check. */
const NOTHING = ';';

/** Whether axe is in this page already, and there is no document inside it that came later. */
const isThere = async (page: Page): Promise<boolean> => isAllSeen(page) && (await page.evaluate(() => 'axe' in window));

/** Whether there is no document inside this page that may change unseen. The browser's own viewer shows what never does. */
const isAllSeen = (page: Page): boolean =>
  page.frames().every((frame) => frame === page.mainFrame() || /^(blob|chrome-extension):/.test(frame.url()));
