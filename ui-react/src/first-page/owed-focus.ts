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
