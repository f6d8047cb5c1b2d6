import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { settle } from './window.ts';

type Rules = Pick<Parameters<AxeBuilder['options']>[0], 'runOnly'>;

const EVERYTHING: Rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** All that another scheme of colours can break, since it changes nothing else of a page. */
const COLOURS: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** A busy machine needs that long for everything there is to check in one state of a page (milliseconds). */
export const LONGEST_STATE = 180_000;

/** A machine with much else to do needs that long for one look at a large page (milliseconds). */
const LONGEST_CHECK = 30_000;

/** The least width of a desk (pixels). */
const DESK = 900;

/** The barriers that keep a user from using the page as it is now, each with the places where it stands. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  await settle(page);
  return barriersBy(page, EVERYTHING);
}

/** Checks the page in the colours that it has, and then its colours in the other scheme, in which it stays. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  const isLight = await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches);
  await expectNone(page, EVERYTHING, where);
  await page.emulateMedia({ colorScheme: isLight ? 'dark' : 'light' });
  await expectNone(page, COLOURS, `${where}, in the other colours`);
}

/** Checks the page once: light on a phone, dark on a desk. A page that is checked at both widths is checked in both. */
export async function expectNoBarriersAt(page: Page, width: number): Promise<void> {
  const colorScheme = width < DESK ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
  await expectNone(page, EVERYTHING, `at ${width} px, ${colorScheme}`);
}

async function expectNone(page: Page, rules: Rules, where: string): Promise<void> {
  await settle(page);
  await expect.poll(() => barriersBy(page, rules), { message: where, timeout: LONGEST_CHECK }).toEqual([]);
}

async function barriersBy(page: Page, rules: Rules): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, axeSource: (await isThere(page)) ? NOTHING : AXE });
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
const SMALL = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A page has few colours, which axe reads anew at each element: that took half of its time. */
const AXE = `${SMALL};(${readsEachColourOnce})();`;

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

declare const axe: { readonly commons: { readonly color: { readonly Color: new () => Colour } } };

/** Runs in the page. */
function readsEachColourOnce(): void {
  const { Color } = axe.commons.color;
  const read = Color.prototype.parseString;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function readOnce(text: string) {
    const colour = known.get(text) ?? read.call(new Color(), text);
    known.set(text, colour);
    this.r = colour.r;
    this.g = colour.g;
    this.b = colour.b;
    this.alpha = colour.alpha;
    return this;
  };
}

/** The script for a page that has axe already. Half a megabyte is slower to read than the page is to check. */
const NOTHING = ';';

/** Whether axe is in this page already, and there is no document inside it that came later. */
const isThere = async (page: Page): Promise<boolean> => isAllSeen(page) && (await page.evaluate(() => 'axe' in window));

/** Whether there is no document inside this page that may change unseen. The browser's own viewer shows what never does. */
const isAllSeen = (page: Page): boolean =>
  page.frames().every((frame) => frame === page.mainFrame() || /^(blob|chrome-extension):/.test(frame.url()));
