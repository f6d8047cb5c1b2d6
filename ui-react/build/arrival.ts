// What the page of the portal asks and fetches by itself, filled in where its script names it (portal.html).
import { FIRST_CALLS } from '@felles/adapters-http';
import type { Plugin } from 'vite';
import { PATIENCE } from '../src/first-page/drawn-page.ts';
import { DRAW, REACT, START } from './files.ts';

/** The pages that visitors arrive at by the end of their address, and the module with which the file of each begins. */
const ARRIVALS = { '': '/portal/screens/StartScreen.tsx', classes: '/portal/pages/timetable.ts' };

export const firstRequests: Plugin = {
  name: 'first-requests',
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
      for (const name of always) named.add(name);
      const pages = Object.entries(ARRIVALS).map(([end, module]) => [
        end,
        filesOf(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
      ]);
      const firstFiles = { always, pages: Object.fromEntries(pages), patience: PATIENCE };
      return page
        .replace('__FIRST_CALLS__', () => JSON.stringify(FIRST_CALLS))
        .replace('__FIRST_FILES__', () => JSON.stringify(firstFiles));
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
