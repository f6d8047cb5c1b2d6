// What the loading screens of both applications have in common.
import { readFileSync } from 'node:fs';
import { minify, type Plugin } from 'vite';

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

/**
 * What a page does by itself takes time from its first paint. As a module its own scripts wait until all of it has been
 * read, and still come before every file; as one they are compiled and run in one go. The build would make a file of
 * them, had they been such from the beginning.
 */
export const scriptsOnceRead: Plugin = {
  name: 'scripts-once-read',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { filename }) {
      const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
      if (scripts.length === 0) return page;
      const { code, errors } = await minify(filename, scripts.join('\n'), { module: true });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      const [before = '', ...after] = page.split(/\s*<script>[\s\S]*?<\/script>/);
      return `${before}\n    <script type="module">${code}</script>${after.join('')}`;
    },
  },
};
