/** Replays the presses from before the script could act on them. */
export type ActOnPresses = () => void;

/** Stores early presses in order, and marks them as pressed. Only the last link counts, as in a browser that still loads. */
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

/** The focus was on the loading screen's button when that was removed: the first page has to take it. */
let isOwed = false;

/** Called before the first drawing replaces the loading screen. */
export function leaveLoadingScreen(place: HTMLElement): void {
  isOwed = place.contains(document.activeElement);
}

/** Gives the focus to the page, unless the visitor has moved on; it is owed no longer in either case. */
export function settleFocus(page: HTMLElement | null): void {
  if (isOwed && document.activeElement === document.body) page?.focus({ preventScroll: true });
  isOwed = false;
}
