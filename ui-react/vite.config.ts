import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compiledOnArrival, firstRequests } from './build/arrival.ts';
import { compressFiles } from './build/compress.ts';
import { startPageDrawnAhead } from './build/drawn-ahead.ts';
import { FILES } from './build/files.ts';
import { loadingScreens } from './build/loading-screens.ts';

/** How the portal's sources are read, by the portal and by the build of its start page. */
const COMMON = {
  // Setting conditions replaces the standard ones. es2015 is RxJS without helpers for browsers long gone.
  resolve: {
    conditions: ['@felles/source', 'es2015', ...defaultClientConditions],
  },
  // Named by file and class: a name with a checksum in it can neither be read nor compressed.
  css: { modules: { generateScopedName: (name: string, file: string) => `${basename(file, '.module.css')}-${name}` } },
};

export default defineConfig({
  plugins: [react(), loadingScreens, firstRequests, startPageDrawnAhead(COMMON), compiledOnArrival, compressFiles],
  ...COMMON,
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
      // One of them draws the start page, and takes the time that it takes.
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
      input: ['portal.html', 'src/styles/developer.css'],
      output: {
        codeSplitting: {
          groups: FILES,
        },
      },
    },
    // That one file is larger than the build likes; how large it may be compressed is watched by the bench.
    chunkSizeWarningLimit: 600,
  },
});
