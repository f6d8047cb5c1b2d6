import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The file with what every page needs. */
const START = 'start';

/** A style sheet in the head keeps everything from being painted until it is there; after the page's own it does not. */
const loadingScreenFirst: Plugin = {
  name: 'loading-screen-first',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replace(/((?: *<link rel="stylesheet"[^>]*>\n)+)([\s\S]*?)( *<\/body>)/, '$2$1$3'),
  },
};

/**
 * The names that react-router gives its components for developer tools count as something done to them, so those that
 * nobody uses would stay in the build.
 */
const onlyUsedParts: Plugin = {
  name: 'only-used-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

/**
 * inversify can write functions as text, to be faster where a page may run such. This one's policy forbids it, and the
 * container asks for the plain ones anyway: they stand in for the others.
 */
const noWrittenFunctions: Plugin = {
  name: 'no-written-functions',
  apply: 'build',
  transform: {
    filter: { id: /\/@inversifyjs\/core\/.*\/buildNoActivations\w+ResolverJit\.js$/ },
    handler(_, id) {
      const plain = basename(id, 'Jit.js');
      return { code: `export { ${plain} as ${plain}Jit } from './${plain}.js';`, map: { mappings: '' } };
    },
  },
};

/** What the rows of the wire say for readers, and the other names their addresses have, is for the documentation and the mock. */
const onlyWhatIsCalled: Plugin = {
  name: 'only-what-is-called',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/adapters-http\/src\/wire\// },
    handler: (code) => ({
      code: code.replace(/^ +(?:summary:\s+(['"]).*\1|aliases: \[[^\]]*\]),\n/gm, ''),
      map: null,
    }),
  },
};

/** A browser that knows this line compiles the file while it arrives, not piece by piece while the page waits. */
const compiledOnArrival: Plugin = {
  name: 'compiled-on-arrival',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || file.name !== START) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        // One line more above what the map tells of.
        if (file.map) file.map.mappings = `;${file.map.mappings}`;
      }
    },
  },
};

/** An entry that went into another file would leave the page without one to begin with. */
const notAnEntry = /(?<!portal\.html|main\.tsx|developer\.css)$/;

/** Small things that several pages share: each for itself would be one more file to fetch, and to name in the start. */
const TOGETHER = [
  { name: 'shared', test: /\/core\/src\/shared\/(?:codecs|today|collections)\.ts$/ },
  { name: 'toasts', test: /\/(?:toast-queue|toast-store|ToastRegion|ToastCard)\.(?:module\.css|tsx?)$/ },
  { name: 'windows', test: /\/(?:ConfirmClose|DocumentViewer|Dialog|LogOutDialog)\.(?:module\.css|tsx)$/ },
];

export default defineConfig({
  plugins: [react(), loadingScreenFirst, onlyUsedParts, onlyWhatIsCalled, noWrittenFunctions, compiledOnArrival],
  // Setting conditions replaces the standard ones. es2015 is RxJS without helpers for browsers long gone.
  resolve: {
    conditions: ['@felles/source', 'es2015', ...defaultClientConditions],
    // inversify brings all that decorators need, and nothing here is decorated.
    alias: { 'reflect-metadata/lite': fileURLToPath(new URL('src/composition/metadata.ts', import.meta.url)) },
  },
  // Named by file and class: a name with a checksum in it can neither be read nor compressed.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
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
      treeshake: { propertyReadSideEffects: false },
      input: ['portal.html', 'src/styles/developer.css'],
      // Browsers ask one server for six files at once: what every page needs comes in one rather than in a handful.
      output: { codeSplitting: { groups: [{ name: START, tags: ['$initial'], test: notAnEntry }, ...TOGETHER] } },
    },
    // That one file is larger than the build likes; how large it may be compressed is watched by the bench.
    chunkSizeWarningLimit: 600,
  },
});
