import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { settle } from './window.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours: all that another scheme of colours can break, since it changes nothing else of a page. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A busy machine needs that long for everything there is to check in one state of a page (milliseconds). */
export const LONGEST_STATE = 180_000;

/** What keeps somebody from using the page as it is now, each with the places it stands in. */
export const obstaclesOn = (page: Page): Promise<readonly string[]> => obstaclesBy(page, { runOnly: TAGS });

/**
 * Nothing keeps anybody from using the page, light or dark, as soon as it has come to rest. It begins with the colours
 * that the page has, and stays with the others: to draw a page in other colours costs as much as to check it. Where the
 * page looks as it did when it was found in order, only what lies elsewhere now is checked again.
 */
export async function keepsNobodyOut(page: Page, where: string): Promise<void> {
  await settle(page);
  if (await looksFamiliar(page)) return expectNone(page, WHERE_THINGS_LIE, where);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expectNone(page, CHECKED_IN[colorScheme], `${where}, ${colorScheme}`);
    await page.evaluate(look, true);
  }
}

const expectNone = (page: Page, only: Pick<Options, 'runOnly'>, where: string): Promise<void> =>
  expect.poll(() => obstaclesBy(page, only), { message: where, timeout: LONGEST_CHECK }).toEqual([]);

const CHECKED_IN = {
  light: { runOnly: TAGS },
  dark: { runOnly: { type: 'rule', values: ABOUT_COLOURS } },
} as const;

/** The rules that ask where something is and what is behind it; all others ask what is there and can be seen. */
const WHERE_THINGS_LIE: Pick<Options, 'runOnly'> = {
  runOnly: { type: 'rule', values: [...ABOUT_COLOURS, 'target-size', 'scrollable-region-focusable'] },
};

/** Whether this document has looked the same when it was found in order; nobody sees into a document inside it. */
const looksFamiliar = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(look, false));

/**
 * Runs in the page: whether its elements, what can be seen of them and how they are coloured is as it has been before,
 * and remembers it where that is asked for.
 */
function look(remember: boolean): boolean {
  const name = 'looksInOrder';
  const known: Set<string> = Reflect.get(window, name) ?? new Set<string>();
  Reflect.set(window, name, known);
  const elements = [...document.querySelectorAll('*')].map((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return '';
    const { color, backgroundColor, backgroundImage, fontSize, fontWeight } = getComputedStyle(element);
    return [color, backgroundColor, backgroundImage, fontSize, fontWeight].join();
  });
  const now = `${document.documentElement.outerHTML}\n${elements.join('\n')}`;
  const isKnown = known.has(now);
  if (remember) known.add(now);
  return isKnown;
}

/** A machine with much else to do needs that long for one look at a large page (milliseconds). */
const LONGEST_CHECK = 30_000;

type Options = Parameters<AxeBuilder['options']>[0];

async function obstaclesBy(page: Page, only: Pick<Options, 'runOnly'>): Promise<readonly string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && BRINGS_NOTHING) });
  axe.options({ ...only, ...FETCHES_NOTHING, resultTypes: ['violations'] });
  // Without frames there is no need for the blank page that axe would open beside this one.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Axe fetches style sheets that a page could not fetch, into a document of its own, which breaks the page's policy. Only a
 * rule that is not run asks for them (`css-orientation-lock`), and one waits likewise for sound, which no page has.
 */
const FETCHES_NOTHING = { preload: false } as const;

/** What axe is put into a page that has it. Half a megabyte of script is slower to read than the page is to check. */
const BRINGS_NOTHING = { axeSource: ';' };

/** Whether axe is in this page already, and there is no document inside it that came later. */
const isThere = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
