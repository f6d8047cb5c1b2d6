import type { BrowserContext, Page } from 'playwright/test';

/** Gives the page its network back, and waits until it has heard of that. */
export async function findNetwork(page: Page, context: BrowserContext): Promise<void> {
  const network = await page.evaluateHandle(() => ({
    found: new Promise<unknown>((found) => addEventListener('online', found, { once: true })),
  }));
  await context.setOffline(false);
  await network.evaluate(({ found }) => found.then(() => true));
}
