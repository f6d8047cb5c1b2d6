import { expect, test } from '../support/portal.ts';
import { PAGE_STATES } from '../support/states.ts';
import { makeWide } from '../support/window.ts';

/** Where the layout changes, and one pixel to either side of it; and what people have. */
const WIDTHS = [
  ...[320, 360, 390, 1024, 1399, 1400, 1600, 2200],
  ...[1100, 900, 600, 375].flatMap((width) => [width - 1, width, width + 1]),
].sort((a, b) => a - b);

for (const { name, reach, again } of PAGE_STATES) {
  test(`[P-SHELL-52] fits every width: ${name}`, async ({ page, context, portal, timetable }) => {
    const stage = { page, context, portal, timetable };
    await reach(stage);
    for (const width of WIDTHS) {
      await makeWide(page, width);
      await again?.(stage);
      await expect.poll(() => page.evaluate(misfitsOnPage), { message: `at ${width} px` }).toEqual([]);
    }
  });
}

test('fits every width: a center whose names never end', async ({ page, portal, timetable }) => {
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
  for (const width of WIDTHS) {
    await makeWide(page, width);
    await expect.poll(() => page.evaluate(misfitsOnPage), { message: `at ${width} px` }).toEqual([]);
  }
});

/** What does not fit the window: the page itself, or a control that is cut off, covered, or too small for its words. */
function misfitsOnPage(): readonly string[] {
  const misfits: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) misfits.push(`the page is ${scrollWidth} px wide`);
  for (const control of document.querySelectorAll('a[href], button, select')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    if (box.width === 0) continue;
    const around = clipOf(control);
    if (box.left < around.left - 0.5 || box.right > around.right + 0.5) misfits.push(`cut off: ${name}`);
    if (control.tagName === 'BUTTON' && control.scrollWidth > control.clientWidth + 1)
      misfits.push(`too small: ${name}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue;
    const onTop = document.elementFromPoint(x, y);
    // What keeps to an edge covers what has yet to be scrolled out from beneath it.
    if (onTop && (isInOpenMenu(onTop) || isStuck(onTop))) continue;
    if (!onTop || !(control.contains(onTop) || onTop.contains(control))) misfits.push(`covered: ${name}`);
  }
  return misfits;

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
