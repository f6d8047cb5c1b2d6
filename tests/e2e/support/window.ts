import { expect, type Page } from 'playwright/test';

/** Makes the window so wide, and waits until the page has followed. */
export async function makeWide(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(comeToRest, width);
}

/** Makes all text of the page so large, as a visitor does in the browser, and waits until the page has followed. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
  await settle(page);
}

/** Holds once no part of the page is beyond the edge of its window. */
export const expectFits = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(widthBeyond)).toBeLessThanOrEqual(0);

/** Runs in the page. */
const widthBeyond = () => document.documentElement.scrollWidth - window.innerWidth;

/** Once what was done to the window is on the page, and every change of colour has come to its end. */
export const settle = (page: Page): Promise<void> => page.evaluate(comeToRest, null);

/** Over once something is painted that a visitor can read. */
export const isPainted = (page: Page): Promise<void> => page.evaluate(firstPaint);

/** Runs in the page. */
const firstPaint = () =>
  new Promise<void>((painted) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Runs in the page; first waits until its window is so wide, where that is said. */
async function comeToRest(width: number | null): Promise<void> {
  while (width !== null && window.innerWidth !== width) await new Promise(requestAnimationFrame);
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}
