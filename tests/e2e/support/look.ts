// How a page looks, as far as it may keep somebody out, but for where things lie: so that what was found in order is known
// when it is met again.
import type { Page } from 'playwright/test';

export interface Look {
  readonly colours: 'light' | 'dark';
  /** What the document holds, and what of it can be seen. */
  readonly whole: string;
  /** Whatever can be seen. */
  readonly parts: readonly Part[];
}

interface Part {
  /** The selector of the element, and of the one it stands in. */
  readonly place: string;
  readonly within: string;
  /** What it is, and how it and all it stands in are coloured. */
  readonly look: string;
}

export const lookOf = (page: Page): Promise<Look> => page.evaluate(look);

/** Runs in the page. */
function look(): Look {
  const colours = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const parts: Part[] = [];
  collect(document.documentElement, ':root', '', colours);
  const seen = parts.map(({ place }) => place).join('\n');
  return { colours, whole: hash(`${thatLasts(document.documentElement.outerHTML)}\n${seen}`), parts };

  function collect(element: Element, place: string, within: string, around: string): void {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const now = hash(`${around}\n${isSeen ? lookOfOne(element) : ''}`);
    if (isSeen) parts.push({ place, within, look: now });
    // What cannot be seen may hold what can.
    for (const [index, child] of [...element.children].entries())
      collect(child, `${place} > :nth-child(${index + 1})`, place, now);
  }

  function lookOfOne(element: Element): string {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    const attributes = [...element.attributes].map(({ name, value }) => thatLasts(` ${name}="${value}"`));
    // From this size on, and bold from that, words need less contrast.
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const style = [color, backgroundColor, backgroundImage, opacity, isLarge, fontWeight, textDecorationLine];
    return [element.tagName, ...attributes, ...style].join('\n');
  }

  /** Lengths that a script has set say where something lies. The rest is for the loading screen, which the page is no more. */
  function thatLasts(text: string): string {
    return text.replace(/-?\d+(\.\d+)?px| data-waiting="\w*"|--last-\w+: [^;]*; ?/g, '');
  }

  /** Sixty-four bits of a text, which are short to hand over and keep. */
  function hash(text: string): string {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 0x9e3779b1);
      low = Math.imul(low ^ code, 0x5f356495);
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
  }
}
