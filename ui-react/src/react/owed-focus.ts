/** Somebody stood on the loading screen's button when it went: the first page that comes owes them a place. */
let isOwed = false;

/** Before anything is drawn where the loading screen stands. */
export function leaveLoadingScreen(place: HTMLElement): void {
  isOwed = place.contains(document.activeElement);
}

/** Gives it to the page, unless the visitor has moved on. Nobody is owed anything then. */
export function settleFocus(page: HTMLElement | null): void {
  if (isOwed && document.activeElement === document.body) page?.focus({ preventScroll: true });
  isOwed = false;
}
