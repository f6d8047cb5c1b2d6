import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The file with what asks, which begins, and the file with what draws, which every page needs next. */
const START = 'start';
const DRAW = 'draw';
const NAMED_BY_PAGE = new RegExp(`/(?:${START}|${DRAW}|rolldown-runtime)-[^/]*$`);

/**
 * What draws is wanted at once, though not to begin with: the page names it, so that it is fetched beside what begins.
 * Its style sheet stands last, as one in the head keeps everything from being painted until it is there.
 */
const drawingOnItsWay: Plugin = {
  name: 'drawing-on-its-way',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const draw = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === DRAW);
      if (draw?.type !== 'chunk') return [];
      const at = (fileName: string) => ({ crossorigin: true, href: `/${fileName}` });
      const scripts = [draw.fileName, ...draw.imports].filter((name) => bundle[name]?.name !== START);
      return [
        ...scripts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', ...at(name) },
          injectTo: 'head' as const,
        })),
        ...[...(draw.viteMetadata?.importedCss ?? [])].map((name) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', ...at(name) },
          injectTo: 'body' as const,
        })),
      ];
    },
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
        if (file.type !== 'chunk' || ![START, DRAW].includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        // One line more above what the map tells of.
        if (file.map) file.map.mappings = `;${file.map.mappings}`;
      }
    },
  },
};

/** An entry that went into another file would leave the page without one to begin with. */
const notAnEntry = /(?<!portal\.html|main\.ts|developer\.css)$/;
const drawing = /\/portal\/draw\.tsx$|\/core\/src\/shared\/(?:codecs|today|collections)\.ts$/;

/** Small things that several pages share: each for itself would be one more file to fetch, and to name in the start. */
const TOGETHER = [
  { name: 'toasts', test: /\/(?:toast-queue|toast-store|ToastRegion|ToastCard)\.(?:module\.css|tsx?)$/ },
  { name: 'windows', test: /\/(?:ConfirmClose|DocumentViewer|Dialog|LogOutDialog)\.(?:module\.css|tsx)$/ },
];

export default defineConfig({
  plugins: [react(), drawingOnItsWay, onlyUsedParts, onlyWhatIsCalled, noWrittenFunctions, compiledOnArrival],
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
    modulePreload: {
      polyfill: false,
      // What the page names itself is there before any code can ask for it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((name) => !NAMED_BY_PAGE.test(name)),
    },
    // Nothing is written into a style sheet or page as data: the policy allows files of the own origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: ['portal.html', 'src/styles/developer.css'],
      // Browsers ask one server for six files at once: what every page needs comes in one rather than in a handful.
      output: {
        codeSplitting: {
          groups: [
            { name: START, tags: ['$initial'], test: notAnEntry, priority: 2 },
            { name: DRAW, test: drawing, priority: 1 },
            ...TOGETHER,
          ],
        },
      },
    },
    // That one file is larger than the build likes; how large it may be compressed is watched by the bench.
    chunkSizeWarningLimit: 600,
  },
});
