/** The style sheets of fetched code that did not arrive. The build asks for each but once in a visit. */
const missing = new Set<HTMLLinkElement>();

/** Notices from now on which style sheets do not arrive. */
export function watchStyleSheets(): void {
  // Such an error does not bubble; only a capturing listener gets it.
  window.addEventListener(
    'error',
    ({ target }) =>
      target instanceof HTMLLinkElement &&
      target.rel === 'stylesheet' &&
      target.media !== FOR_LATER &&
      missing.add(target),
    true,
  );
}

/** Whether every style sheet that the page has asked for by itself is there. */
export const haveStyleSheetsCome = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => hasRules(sheet));

/** For a style sheet that has not come some browsers have an empty one, whose rules may not be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Fetches the missing style sheets again, if there are any. It fails if one is still missing. */
export function fetchMissingStyleSheets(): Promise<unknown> | null {
  if (missing.size === 0) return null;
  const fetched = [...missing].map(
    (link) =>
      new Promise((resolve, reject) => {
        const { rel, href } = link;
        const onerror = () => reject(new Error(`no stylesheet ${href}`));
        link.replaceWith(Object.assign(document.createElement('link'), { rel, href, onload: resolve, onerror }));
      }),
  );
  missing.clear();
  return Promise.all(fetched);
}

/**
 * The media of style sheets that are fetched before they are needed (build/arrival.ts): the loading screen neither waits for them
 * nor is drawn again for them. The page removes one that does not arrive, so that the code that needs it fetches it again.
 */
const FOR_LATER = 'not all';

const forLater = () => [...document.querySelectorAll<HTMLLinkElement>(`link[media="${FOR_LATER}"]`)];

/** Resolves when each of these style sheets is there, or will not come: whether all of them have arrived. */
export async function styleSheetsSettled(): Promise<boolean> {
  const arrived = await Promise.all(
    forLater().map(
      (link) =>
        link.sheet !== null ||
        new Promise<boolean>((settle) => {
          link.addEventListener('load', () => settle(true));
          link.addEventListener('error', () => settle(false));
        }),
    ),
  );
  return arrived.length > 0 && arrived.every(Boolean);
}

/** From now on they hold. */
export function applyStyleSheets(): void {
  for (const link of forLater()) link.media = 'all';
}
