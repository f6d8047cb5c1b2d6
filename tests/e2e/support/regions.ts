// Live regions: what is announced must come into a region that was there before it, or it may not be heard.
import type { Page } from 'playwright/test';

/** From the next page on: notes every live region that comes together with its words. */
export const watchRegions = (page: Page) =>
  page.addInitScript(() => {
    const early: string[] = [];
    Reflect.set(window, 'earlyWords', early);
    const regions = '[role="status"], [role="alert"]';
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [node, ...node.querySelectorAll(regions)])
              if (region.matches(regions) && region.textContent) early.push(region.textContent);
    }).observe(document, { childList: true, subtree: true });
  });

/** The words of regions that came together with their words. */
export const earlyWordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'earlyWords'));
