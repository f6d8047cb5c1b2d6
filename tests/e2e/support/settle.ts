import type { Page } from 'playwright/test';

/** Once the page has followed what was done to its window, and every change of colour has come to its end. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
