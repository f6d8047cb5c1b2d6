// What the loading screens of both applications have in common.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * A loading screen stands in the page itself, as it says also that nothing else has come. What both have in common is
 * written once and put into each, without what it says to whoever reads the source.
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

/**
 * What a page does by itself takes time from its first paint. As modules its own scripts wait until all of it has been
 * read, and still come before every file; the build would make files of them, had they been such from the beginning.
 */
export const scriptsOnceRead: Plugin = {
  name: 'scripts-once-read',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replaceAll('<script>', '<script type="module">'),
  },
};
