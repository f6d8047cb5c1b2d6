// The page as somebody finds it who has no pointer.
import type { Locator, Page } from 'playwright/test';
import { expect } from './portal.ts';

/** More stops than any page of ours has. */
const STOPS = 80;

/** Presses Tab until something has the focus, as somebody would who looks for it; nothing that has it on the way lies hidden. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  let focus = await wanted.evaluate(whereFocusIs);
  for (let stop = 0; stop < STOPS && !focus.isThere; stop += 1) {
    await page.keyboard.press('Tab');
    focus = await wanted.evaluate(whereFocusIs);
    // The page may still be scrolling there.
    if (focus.hidden !== null) await expect.poll(async () => (await wanted.evaluate(whereFocusIs)).hidden).toBeNull();
  }
  await expect(wanted).toBeFocused();
}

/** Goes there and uses it. */
export async function pressAt(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes there and writes. */
export async function typeAt(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

/** Runs in the page: whether the focus is where it is wanted, and what has it beneath something that keeps to an edge. */
function whereFocusIs(wanted: Element): { readonly isThere: boolean; readonly hidden: string | null } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isThere: false, hidden: null };
  const isThere = focused === wanted;
  const { left, top, width, height } = focused.getBoundingClientRect();
  let onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  for (; onTop && !onTop.contains(focused); onTop = onTop.parentElement) {
    if (getComputedStyle(onTop).position === 'sticky') return { isThere, hidden: focused.outerHTML };
  }
  return { isThere, hidden: null };
}
