import { expect, type Frame, type Page } from 'playwright/test';

/**
 * Leads to another page as a link does, with text as large as at first: opening it anew takes three times the work. The parts of
 * the page before are marked until they go.
 */
export async function turnTo(page: Page | Frame, path: string): Promise<void> {
  await page.evaluate((next) => {
    document.documentElement.style.removeProperty('font-size');
    for (const part of document.querySelectorAll('main *')) part.setAttribute('data-before', '');
    window.history.pushState(null, '', next);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
