/** Acts on what was pressed before the script could act on it. */
export type ActOnPresses = () => void;

/**
 * Keeps what is pressed in a page before the script can act on it, in its order. What is pressed shows that
 * it was. Of links only the last one counts, as with a browser that is on its way to the one before.
 */
export function keepPresses(page: HTMLElement): ActOnPresses {
  let pressed: readonly HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const thing = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"], a[href^="#"], button') : null;
    // Another window does not need this page.
    if (!thing || (isLink(thing) && (metaKey || ctrlKey || shiftKey || altKey))) return;
    event.preventDefault();
    unmark();
    pressed = [...(isLink(thing) ? pressed.filter((one) => !isLink(one)) : pressed), thing];
    for (const one of pressed) one.dataset['pressed'] = '';
  };
  const unmark = () => {
    for (const one of pressed) delete one.dataset['pressed'];
  };
  page.addEventListener('click', keep);
  return () => {
    page.removeEventListener('click', keep);
    unmark();
    for (const one of pressed) one.click();
  };
}

const isLink = (thing: HTMLElement): boolean => thing instanceof HTMLAnchorElement;
