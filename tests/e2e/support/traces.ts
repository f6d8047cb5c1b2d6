import type { Page } from 'playwright/test';

/** Runs in the page: what injected markup would leave behind. */
export function traces() {
  const elements = [...document.querySelectorAll('*')];
  const addresses = elements.flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? []);
  return {
    hacked: 'hacked' in window,
    scripts: document.scripts.length,
    styles: document.querySelectorAll('style').length,
    handlers: elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))).length,
    foreign: addresses.filter((address) => {
      const { origin, protocol } = new URL(address, window.location.href);
      // A page's blobs are its own.
      return origin !== window.location.origin && !['mailto:', 'blob:'].includes(protocol);
    }),
  };
}

export const tracesOn = (page: Page) => page.evaluate(traces);

/** The page itself has four scripts and two styles of its own. */
export const UNTOUCHED = { hacked: false, scripts: 4, styles: 2, handlers: 0, foreign: [] };
