// How the files of the portal come: what is wanted soon is asked for by the page itself, and compiled on its way.
import type { Plugin } from 'vite';
import { PATIENCE } from '../src/portal/drawn-ahead/patience.ts';
import { DRAW, REACT, START } from './files.ts';

/** The pages that visitors arrive at by the end of their address, and the module with which the file of each begins. */
const ARRIVALS = { '': '/portal/screens/StartScreen.tsx', classes: '/portal/pages/timetable.ts' };

/**
 * What draws is wanted soon, and so are the letters and the page that a visitor arrives at: the page names all of them,
 * so that they come while what begins asks. It does so, and begins, when the loading screen has been painted, as every
 * file that is asked for before takes time from that. The start page is drawn ahead: its scripts wait until it is shown, from which
 * they would take time as well, or until the answers take so long that there is time for both.
 */
export const drawingOnItsWay: Plugin = {
  name: 'drawing-on-its-way',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');
      const [start = ''] = chunks.filter(({ name }) => name === START).map(({ fileName }) => fileName);
      const named = new Set([start]);
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
      // The page of a test has nothing of its own that could begin it, and begins by its script alone.
      if (always.length === 0 || !page.includes('const oncePainted')) return page;
      for (const name of always) named.add(name);
      const pages = Object.entries(ARRIVALS).map(([end, module]) => [
        end,
        filesOf(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
      ]);
      const script = `<script>oncePainted(() => {
        import('/${start}').catch(() => { document.documentElement.dataset.arrival = 'failed'; });
        const [, , page = ''] = location.pathname.split('/');
        const pages = ${JSON.stringify(Object.fromEntries(pages))};
        const kinds = {
          js: { rel: 'modulepreload' },
          css: { rel: 'stylesheet', media: 'not all', fetchPriority: 'high', onerror() { this.remove(); } },
          woff2: { rel: 'preload', as: 'font' },
        };
        const ask = (name) => {
          const link = Object.assign(document.createElement('link'), kinds[name.split('.').pop()]);
          document.head.append(Object.assign(link, { crossOrigin: '', href: '/' + name }));
        };
        const names = ${JSON.stringify(always)}.concat(pages[page] ?? []);
        const later = page || hasSession() ? [] : names.filter((name) => name.endsWith('.js'));
        names.filter((name) => !later.includes(name)).forEach(ask);
        const askLater = () => later.splice(0).forEach(ask);
        addEventListener('drawing', askLater);
        setTimeout(askLater, ${PATIENCE});
      })</script>`;
      return page
        .replace(new RegExp(`\\s*<script [^>]*src="/${start}"></script>`), '')
        .replace('</head>', (end) => `${script}${end}`);
    },
  },
};

/** A browser that knows this line compiles the file while it arrives, not piece by piece while the page waits. */
export const compiledOnArrival: Plugin = {
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
