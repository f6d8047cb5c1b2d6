import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * The file with what asks, which begins, and the file with what draws, which every page needs next. React has one of its
 * own: it is compiled beside the other, and stays in a browser's cache when the portal changes.
 */
const START = 'start';
const DRAW = 'draw';
const REACT = 'react';
const ALREADY_THERE = new RegExp(`/(?:${START}|${DRAW}|${REACT})-[^/]*$`);
/** The pages that visitors arrive at by the end of their address, and the module with which the file of each begins. */
const ARRIVALS = { '': '/portal/screens/StartScreen.tsx', classes: '/portal/pages/timetable.ts' };

/**
 * What draws is wanted soon, and so are the letters and the page that a visitor arrives at: the page names all of them,
 * so that they come while what begins asks. It does so when the loading screen has been painted, as every file that is
 * asked for before takes time from that.
 */
const drawingOnItsWay: Plugin = {
  name: 'drawing-on-its-way',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');
      const named = new Set(chunks.filter(({ name }) => name === START).map(({ fileName }) => fileName));
      /** A file with what it imports and its style sheets, as far as none of it has been named. */
      const filesOf = (wanted: (chunk: (typeof chunks)[number]) => boolean) =>
        chunks
          .filter(wanted)
          .flatMap(({ fileName, imports, viteMetadata }) => [
            fileName,
            ...imports,
            ...(viteMetadata?.importedCss ?? []),
          ])
          .filter((name) => !named.has(name));
      const letters = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2'));
      const always = [...filesOf(({ name }) => name === DRAW), ...letters];
      if (always.length === 0) return page;
      for (const name of always) named.add(name);
      const pages = Object.entries(ARRIVALS).map(([end, module]) => [
        end,
        filesOf(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
      ]);
      const script = `oncePainted(() => {
        const pages = ${JSON.stringify(Object.fromEntries(pages))};
        const kinds = {
          js: { rel: 'modulepreload' },
          css: { rel: 'stylesheet', media: 'not all', fetchPriority: 'high', onerror() { this.remove(); } },
          woff2: { rel: 'preload', as: 'font' },
        };
        for (const name of ${JSON.stringify(always)}.concat(pages[location.pathname.split('/')[2] ?? ''] ?? [])) {
          const link = Object.assign(document.createElement('link'), kinds[name.split('.').pop()]);
          document.head.append(Object.assign(link, { crossOrigin: '', href: '/' + name }));
        }
      })`;
      // The page's own script is the first in it.
      return page.replace(
        '</script>',
        (end) => `  ${script.replace(/\n\s*/g, ' ')}
    ${end}`,
      );
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

/** RxJS is built for browsers that cannot wait within a loop, with much around that. These can, so here it stands as written. */
const waitingLoops: Plugin = {
  name: 'waiting-loops',
  apply: 'build',
  transform: {
    filter: { id: /\/rxjs\/dist\/esm\/internal\/(?:observable\/innerFrom|util\/isReadableStreamLike)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^import .* from "tslib";$/m, '')
        .replace(
          /^function process\(.*?^}$/ms,
          `async function process(asyncIterable, subscriber) {
            for await (const value of asyncIterable) {
              subscriber.next(value);
              if (subscriber.closed) return;
            }
            subscriber.complete();
          }`,
        )
        .replace(
          /^export function readableStreamLikeToAsyncGenerator\(.*?^}$/ms,
          `export async function* readableStreamLikeToAsyncGenerator(stream) {
            const reader = stream.getReader();
            try {
              for (;;) {
                const { value, done } = await reader.read();
                if (done) return;
                yield value;
              }
            } finally {
              reader.releaseLock();
            }
          }`,
        ),
      map: null,
    }),
  },
};

/** i18next can fetch texts and write dates and numbers. Here the texts come with the code, and core writes the rest. */
const onlyWords: Plugin = {
  name: 'only-words',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/^class Connector .*?^}$/ms, 'class Connector extends EventEmitter { state = {}; }')
        .replace(/^class Formatter .*?^}$/ms, 'class Formatter { format = value => value; }'),
      map: null,
    }),
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

/**
 * The build puts its few helpers into a file of their own, whoever uses them. React's file needs them first and everything
 * that draws needs React's, so there they are no file to fetch.
 */
const helpersWithReact: Plugin = {
  name: 'helpers-with-react',
  apply: 'build',
  // Files are named before this, and what has another content must have another name.
  augmentChunkHash: () => String(helpersWithReact.generateBundle),
  generateBundle(_, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
    const home = chunks.find(({ name }) => name === REACT);
    if (!helpers || !home) return;
    const [, code, exported = ''] = /^(.*?)export\{(.*)\};\s*$/s.exec(helpers.code) ?? [];
    const made = `(()=>{${code}return{${exported.replace(/(\w+) as (\w+)/g, '$2:$1')}}})()`;
    const taking = new RegExp(`import\\{([^}]*)\\}from"\\./${basename(helpers.fileName)}";`);
    delete files[helpers.fileName];
    for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
      const [, taken] = taking.exec(chunk.code) ?? [];
      if (!code || !taken) this.error(`${chunk.fileName} takes the build's helpers in another way than it did`);
      const names = taken.replace(/(\w+) as (\w+)/g, '$1:$2');
      const instead =
        chunk === home
          ? `const helpers=${made},{${names}}=helpers;export{helpers};`
          : `import{helpers}from"./${basename(home.fileName)}";const{${names}}=helpers;`;
      chunk.code = chunk.code.replace(taking, () => instead);
      chunk.imports.splice(chunk.imports.indexOf(helpers.fileName), 1);
      if (chunk !== home && !chunk.imports.includes(home.fileName)) chunk.imports.push(home.fileName);
    }
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
        if (file.type !== 'chunk' || ![START, DRAW, REACT].includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        // One line more above what the map tells of.
        if (file.map) file.map.mappings = `;${file.map.mappings}`;
      }
    },
  },
};

/** From this many bytes on a file gains by being compressed; a shorter one comes in one packet anyway. */
const WORTH_COMPRESSING = 1_400;

/** What can be compressed lies beside itself compressed, so that a server has nothing to do but send it. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, files) {
      const texts = Object.values(files).flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        const isText = /\.(?:js|css|svg)$/.test(file.fileName) && content.length >= WORTH_COMPRESSING;
        return isText ? [{ fileName: file.fileName, content }] : [];
      });
      await Promise.all(
        texts.map(async ({ fileName, content }) => {
          // The last step of quality takes twice the time for two hundredths of the bytes.
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 };
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(content, { params }),
            promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
        }),
      );
    },
  },
};

/** An entry that went into another file would leave the page without one to begin with. */
const notAnEntry = /(?<!portal\.html|main\.ts|developer\.css)$/;
/** The looks of the start page go along: less than a file of their own costs. */
const drawing =
  /\/portal\/(?:draw\.tsx|(?:screens\/StartScreen|start\/Entry(?:Row|Tile))\.module\.css)$|\/core\/src\/shared\/(?:codecs|today|collections)\.ts$/;

/** What lies in these folders of the rules, of the screens and of the texts. */
const areas = (...names: readonly string[]) => new RegExp(`/(?:portal|i18n)/(?:${names.join('|')})/`);

/**
 * Small things that several pages share: each for itself would be one more file to fetch, and to name in the start. A way
 * to sign up is made of a hundred of them. What a handful of pages share comes to all of these at once, and what fewer
 * share stays for itself, so that nobody fetches much that is for others.
 */
const TOGETHER = [
  { name: 'toasts', test: /\/(?:toast-queue|toast-store|ToastRegion|ToastCard)\.(?:module\.css|tsx?)$/ },
  { name: 'windows', test: /\/(?:ConfirmClose|DocumentViewer|Dialog|LogOutDialog)\.(?:module\.css|tsx)$/ },
  { name: 'calendar', test: /\/node_modules\/dayjs\/|\/core\/src\/shared\/calendar\.ts$/ },
  {
    name: 'parts',
    // Dates of birth bring the calendar, and markup brings what cleans it.
    test: /\/kit\/(?!DateOfBirth|RichText|Markdown)|\/ui-react\/src\/react\/|\/portal\/(?:session\/|parts\/use-)|\/i18n\/(?:session|fields)\/|\/core\/src\/sh(?:ared\/|ell\/(?!birth-date))/,
    minShareCount: 3,
  },
  { name: 'person', test: areas('person', 'profile'), minShareCount: 4 },
  { name: 'signups', test: areas('membership', 'payment', 'signup', 'sponsor'), minShareCount: 4 },
];

export default defineConfig({
  plugins: [
    react(),
    drawingOnItsWay,
    onlyUsedParts,
    onlyWords,
    waitingLoops,
    onlyWhatIsCalled,
    noWrittenFunctions,
    helpersWithReact,
    compiledOnArrival,
    compressed,
  ],
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
      // What begins asks for what draws, and whatever is asked for later finds both there.
      resolveDependencies: (wanted, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((name) => name === wanted || !ALREADY_THERE.test(name)),
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
            {
              name: REACT,
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/ui-react\/src\/react\/root\.ts$/,
              priority: 1,
            },
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
