// A center's token that is refused, with no new one to be had: what a page says of it.
import type { Page } from 'playwright/test';
import { refusal, refuseAfterTheStart } from './pages.ts';
import { expect } from './portal.ts';

/** The first token is refused for all that is not asked for at the start, and there is no other. */
export async function refuseAllButTheStart(page: Page): Promise<void> {
  let tokens = 0;
  await refuseAfterTheStart(page, 401, 'Ugyldig token');
  await page.route('**/rest/**/token/**', (route) => {
    tokens += 1;
    return tokens === 1 ? route.continue() : route.fulfill(refusal(503, 'Tjenesten er nede.'));
  });
}

/** Where the page says that it has lost the service. */
const lostOn = (page: Page) => page.getByRole('alert').filter({ hasText: LOST });

/** That it is said, and nothing else of what went wrong because of it; `own` is what the page says of itself without it. */
export async function saysItOnce(page: Page, own: readonly string[] = []): Promise<void> {
  await expect(lostOn(page)).toBeVisible();
  for (const words of own) await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page before stays until the code of this one is there.
  await expect.poll(() => errorsOn(page)).toEqual([LOST, ...own].map((words) => expect.stringContaining(words)));
}

const LOST = 'Siden har mistet kontakten med tjenesten';

/** Every message that can be seen of something that went wrong, beside the page or on it. */
const errorsOn = (page: Page) =>
  page.evaluate(() => {
    const boxes = '.StatusBox-danger, .StatusBox-warning, .ToastCard-card';
    return [...document.querySelectorAll<HTMLElement>(`${boxes}, [role="alert"]`)]
      .filter((element) => element.matches(boxes) || element.querySelector(boxes) === null)
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent)
      .filter((words) => words.trim() !== '');
  });
