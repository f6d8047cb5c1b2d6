import type { Page } from 'playwright/test';

/** Controls that are smaller than a thumb, of all that are seen in a part. Those beneath another dialog are not asked. */
export const smallTargetsOn = (page: Page, part = 'body'): Promise<readonly string[]> =>
  page.evaluate(smallTargets, part);

/** Runs in the page. */
function smallTargets(part: string): readonly string[] {
  const within = document.querySelector(part);
  const targets = [...(within ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select')];
  return targets.flatMap((target) => {
    if (!target.checkVisibility() || target.closest('thead')) return [];
    // The target is the label around a box, and the card around its link.
    const isBox = target.matches('input:is([type="checkbox"], [type="radio"])');
    const pressed = isBox ? target.closest('label') : isSpread(target) ? target.offsetParent : target;
    const { width, height } = (pressed ?? target).getBoundingClientRect();
    return width >= 44 && height >= 44 ? [] : [`${target.outerHTML.slice(0, 120)}: ${width} x ${height}`];
  });

  /** Whether a link takes all of what it stands in. */
  function isSpread(target: HTMLElement): boolean {
    const { position, inset } = getComputedStyle(target, '::after');
    return position === 'absolute' && inset === '0px' && getComputedStyle(target).position === 'static';
  }
}
