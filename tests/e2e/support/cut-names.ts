import type { Page } from 'playwright/test';

/** The parts of a page that cannot be read: names that are cut, columns without a value beside them, its own width. */
export const cutOn = (page: Page): Promise<readonly string[]> => page.evaluate(cut);

/** Runs in the page. */
function cut(): readonly string[] {
  const LEAST = 24;
  /** A bar of the schedule is as wide as its days: it has a word of its title, or its glyph alone. */
  const LEAST_IN_BAR = 4;
  /** From here on there is room for the other values of a row as well: companies, places, suppliers. */
  const WIDE = 1440;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);

  const names = [...document.querySelectorAll<HTMLElement>('main :is(b, h2, h3, li > a, li > span > a)')];
  for (const name of names) {
    const length = (name.textContent ?? '').trim().length;
    if (length === 0 || !name.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const seen = seenOf(name);
    const isInBar = name.closest('li[aria-setsize] a') !== null;
    if (seen === 0 && (isInBar || isForReaders(name))) continue;
    if (seen < Math.min(isInBar ? LEAST_IN_BAR : LEAST, length)) found.push(`cut after ${seen}: ${name.textContent}`);
  }

  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    const rows = [...table.tBodies].flatMap(({ rows: all }) => [...all]);
    for (const value of window.innerWidth < WIDE ? [] : table.querySelectorAll<HTMLElement>('td span[title]')) {
      const { length } = (value.textContent ?? '').trim();
      const seen = seenOf(value);
      if (seen < Math.min(LEAST, length)) found.push(`cut after ${seen}: ${value.textContent}`);
    }
    const isCut = rows.some(({ cells: [first] }) => {
      const name = first?.querySelector<HTMLElement>('b');
      return name && seenOf(name) < (name.textContent ?? '').trim().length;
    });
    if (!isCut) continue;
    for (const [at, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
      const isEmpty = rows.every(
        ({ cells }) => cells[at]?.textContent.trim() === '' && !cells[at]?.querySelector('svg, img, button'),
      );
      if (head.offsetWidth > 1 && isEmpty) found.push(`no row has "${head.textContent}", and names beside it are cut`);
    }
  }
  return found;

  /** A text for screen readers only has no room of its own. */
  function isForReaders(element: HTMLElement): boolean {
    for (let around: HTMLElement | null = element; around?.closest('main'); around = around.parentElement)
      if (around.offsetWidth <= 1) return true;
    return false;
  }

  /** How many characters lie inside all that cuts them. */
  function seenOf(element: HTMLElement): number {
    let [left, right, bottom] = [-Infinity, Infinity, Infinity];
    /** An element below in a part that scrolls comes into sight. */
    let isScrolled = false;
    for (let around: HTMLElement | null = element; around?.closest('main'); around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      isScrolled ||= overflowY === 'auto' || overflowY === 'scroll';
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const box = around.getBoundingClientRect();
      const dots = textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth ? 12 : 0;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right - dots)];
      if (!isScrolled && (overflowY === 'hidden' || overflowY === 'clip')) bottom = Math.min(bottom, box.bottom);
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let seen = 0;
    const isSeen = (box: DOMRect) => box.left >= left - 1 && box.right <= right + 1 && box.bottom <= bottom + 2;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { length } = text.textContent ?? '';
      range.selectNodeContents(text);
      // Most texts lie inside as a whole.
      if (isSeen(range.getBoundingClientRect())) {
        seen += length;
        continue;
      }
      for (let at = 0; at < length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        if (isSeen(range.getBoundingClientRect())) seen += 1;
      }
    }
    return seen;
  }
}
