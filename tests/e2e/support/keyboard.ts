// The page as somebody finds it who has no pointer.
import type { Locator, Page } from 'playwright/test';
import { expect } from './portal.ts';

/** More stops than any page of ours has. */
const STOPS = 80;

/** Presses Tab until something has the focus, as somebody would who looks for it; nothing that has it on the way lies hidden. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(hiddenFocus)).toBeNull();
  }
  await expect(wanted).toBeFocused();
}

/** The same, and uses it. */
export async function pressAt(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** The same, and writes there. */
export async function typeAt(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

/** What has the focus while something that keeps to an edge of the window lies on top of it. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  let onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  for (; onTop && !onTop.contains(focused); onTop = onTop.parentElement) {
    if (getComputedStyle(onTop).position === 'sticky') return focused.outerHTML;
  }
  return null;
}
