/** The style sheets of fetched code that did not arrive. The build asks for each but once in a visit. */
const missing = new Set<HTMLLinkElement>();

/** Notices from now on which style sheets do not arrive. */
export function watchStyleSheets(): void {
  // Such an error does not bubble; it can only be met on its way down.
  window.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target),
    true,
  );
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
