// What the loading screens of both applications have in common.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A loading screen stands in the page itself, as it says also that nothing else has come. What both have in common is
 * written once and put into each, without the comments of the source.
 */
export const loadingScreens: Plugin = {
  name: 'loading-screens',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) =>
      page
        .replace(/<!-- (loading\/\w+\.html) -->\n/g, (_, name) =>
          readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
        )
        .replace(/^ *\/\/.*\n/gm, ''),
  },
};
