import type { Locator, Page } from 'playwright/test';

/** The colour beneath it. */
export const groundOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A colour of the design, as the browser has it. */
export const tokenOn = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => {
    const patch = document.createElement('div');
    patch.style.backgroundColor = `var(${name})`;
    document.body.append(patch);
    const { backgroundColor } = getComputedStyle(patch);
    patch.remove();
    return backgroundColor;
  }, token);
