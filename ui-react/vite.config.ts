import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** A style sheet in the head keeps everything from being painted until it is there; after the page's own it does not. */
const loadingScreenFirst: Plugin = {
  name: 'loading-screen-first',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replace(/((?: *<link rel="stylesheet"[^>]*>\n)+)([\s\S]*?)( *<\/body>)/, '$2$1$3'),
  },
};

/** An entry that went into another file would leave the page without one to begin with. */
const notAnEntry = /(?<!portal\.html|main\.tsx|developer\.css)$/;

export default defineConfig({
  plugins: [react(), loadingScreenFirst],
  // Setting conditions replaces the standard ones. es2015 is RxJS without helpers for browsers long gone.
  resolve: {
    conditions: ['@felles/source', 'es2015', ...defaultClientConditions],
    // inversify brings all that decorators need, and nothing here is decorated.
    alias: { 'reflect-metadata/lite': fileURLToPath(new URL('src/composition/metadata.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist-app',
    target: 'es2022',
    // The first with light-dark(): style sheets and the center's colours are then the same language, untranslated.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing is written into a style sheet or page as data: the policy allows files of the own origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['portal.html', 'src/styles/developer.css'],
      // Browsers ask one server for six files at once: what every page needs comes in one rather than in a handful.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], test: notAnEntry }] } },
    },
    // That one file is larger than the build likes; how large it may be compressed is watched by the bench.
    chunkSizeWarningLimit: 600,
  },
});
