// Whether the device has a network, as the browser knows it.
import { BehaviorSubject } from 'rxjs';

/** The parts of a browser's window that are used here. */
export interface PageWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline' | 'pageshow', listener: () => void): void;
  readonly document: { addEventListener(type: 'visibilitychange' | 'resume', listener: () => void): void };
}

/**
 * True while the device has a network, for as long as the page lives. A page that was frozen, or kept while another
 * stood in its place, has heard of nothing meanwhile, so it looks again when it is seen again. To be seen is no reason
 * to connect: the attempts are few, and a user who switches between tabs would use them up.
 */
export function watchNetwork(page: PageWindow): BehaviorSubject<boolean> {
  const { navigator, document } = page;
  const isOnline$ = new BehaviorSubject(navigator.onLine);
  const hear = (isOnline: boolean) => isOnline !== isOnline$.value && isOnline$.next(isOnline);
  const look = () => hear(navigator.onLine);
  page.addEventListener('online', () => hear(true));
  page.addEventListener('offline', () => hear(false));
  page.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
  return isOnline$;
}
