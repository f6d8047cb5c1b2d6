import type { Page } from 'playwright/test';

/**
 * The misfits of the window: the page itself, or a control that is cut off, covered, or too small for its words. While
 * a window lies above the page, its controls are those that can be used.
 */
export const misfitsOn = (page: Page): Promise<readonly string[]> => page.evaluate(misfits);

/** Runs in the page. */
function misfits(): readonly string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  const usable = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  for (const control of usable.querySelectorAll('a[href], button, select')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    if (box.width === 0) continue;
    const around = clipOf(control);
    if (box.left < around.left - 0.5 || box.right > around.right + 0.5) found.push(`cut off: ${name}`);
    if (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1) found.push(`too small: ${name}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue;
    const onTop = document.elementFromPoint(x, y);
    // A part that keeps to an edge covers elements that have yet to be scrolled out from beneath it.
    if (onTop && (isInOpenMenu(onTop) || isStuck(onTop))) continue;
    if (!onTop || !(control.contains(onTop) || onTop.contains(control))) found.push(`covered: ${name}`);
  }
  return found;

  function isInOpenMenu(element: Element): boolean {
    const menu = document.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls');
    return (menu && document.getElementById(menu)?.contains(element)) || false;
  }

  function isStuck(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).position === 'sticky') return true;
    }
    return false;
  }

  /** Between where a control can be seen: the window's edges, or what cuts it off; all there is, where it can be scrolled. */
  function clipOf(control: Element): { left: number; right: number } {
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let parent = control.parentElement; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === 'auto' || overflowX === 'scroll') return { left: -Infinity, right: Infinity };
      if (overflowX === 'visible') continue;
      const box = parent.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    return { left, right };
  }
}
