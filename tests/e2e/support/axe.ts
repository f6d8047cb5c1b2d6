import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { settle } from './window.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps somebody from using the page as it is now, each with the places it stands in. */
export async function obstaclesOn(page: Page): Promise<readonly string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && BRINGS_NOTHING) });
  axe.options({ runOnly: TAGS, resultTypes: ['violations'] });
  // Without frames there is no need for the blank page that axe would open beside this one.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What axe is put into a page that has it. Half a megabyte of script is slower to read than the page is to check. */
const BRINGS_NOTHING = { axeSource: ';' };

/** Whether axe is in this page already, and there is no document inside it that came later. */
const isThere = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
