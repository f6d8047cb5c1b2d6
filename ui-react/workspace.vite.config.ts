import { defineConfig, type Plugin } from 'vite';
import { offlinePages } from './build/offline-pages.ts';
import portal from './vite.config.ts';

/** What of the portal's build is about its own page. */
const PORTAL_ONLY = ['first-requests', 'start-page-drawn-ahead'];
const isShared = (plugin: unknown): boolean => !PORTAL_ONLY.includes((plugin as Partial<Plugin>)?.name ?? '');

/**
 * Nothing is painted while a style sheet that the head of a page names is on its way. Named behind the loading screen it
 * holds up only what needs it: scripts wait for it there too.
 */
const loadingScreenFirst: Plugin = {
  name: 'loading-screen-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const sheet = /^ *<link rel="stylesheet".*\n/gm;
      const named = page.match(sheet);
      if (named === null) throw new Error('the page names no style sheet');
      return page.replace(sheet, '').replace('  </body>', `${named.join('')}  </body>`);
    },
  },
};

/**
 * The workspace's page, built as the portal is and beside it, in files of its own: neither application fetches anything
 * that only the other needs.
 */
export default defineConfig({
  ...portal,
  plugins: [...(portal.plugins?.filter(isShared) ?? []), loadingScreenFirst, offlinePages],
  publicDir: false,
  build: {
    ...portal.build,
    emptyOutDir: false,
    manifest: false,
    modulePreload: { polyfill: false },
    // Without it the name of a changed file stands in its importers, so a new word gives half of all files new names.
    chunkImportMap: true,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: 'workspace.html',
      output: {
        codeSplitting: {
          groups: [
            // It stays in a browser's cache when the workspace changes.
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            // What every page needs comes in one file: as forty small ones it is larger, and slower to fetch. The entry stays.
            { name: 'first', tags: ['$initial'], test: /(?<!workspace\.html|main\.tsx)$/, priority: 2 },
            // What areas share would be in a file for each set of areas that share it.
            { name: 'data', test: /\/core\/src\/data\/(?!uploads)/, priority: 1 },
            {
              name: 'calls',
              test: /\/adapters-http\/src\/(?!workspace\/(?:areas|sign-in)|workspace-chat)/,
              priority: 1,
            },
            { name: 'fields', test: /\/ui-react\/src\/kit\/form\//, priority: 1 },
          ],
        },
      },
    },
  },
});
